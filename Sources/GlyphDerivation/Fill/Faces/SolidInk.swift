internal import GlyphModel
internal import PathGeometry

extension DerivationRule {
    static let solidInk = DerivationRule(
        "solid-ink",
        "A hole that was cut out of solid ink stays, and so do a small opening in a body that is solid as drawn, and the "
            + "hollow half of a body whose mirror image is solid.",
        .face { body in
            let solid = SolidInk(ink: body.ink.flat, drawn: body.drawn, width: body.width)
            return { face in
                if solid.isCutOutOfSolidInk(face, area: body.nodes[face].area) { return .solidInk }
                if SolidBody.hasOpening(face, in: body, solid) { return .opening }
                return body.drawn == nil && Half.isHollow(face, of: body) ? .half : nil
            }
        })
}

/// Distinguishes a face that was knocked out of solid ink (the plus in a badge's disc), which stays, from the interior
/// of an outline, which is filled.
struct SolidInk {
    let ink: FlatPath
    /// The drawn part of the ink, if a clearance was added: a clearance of any thickness is not ink.
    let drawn: FlatPath?
    /// The stroke width of the drawing, in its units.
    let width: Double

    /// - Parameters:
    ///   - face: the index of its contour.
    ///   - area: the area of the face.
    func isCutOutOfSolidInk(_ face: Int, area: Double) -> Bool {
        guard width > 0 else { return false }
        let solid = drawn ?? ink
        // A face is counterclockwise, so the ink is on the clockwise side (y down) of its contour.
        func hasInk(_ sample: FlatPath.Sample, at distance: Double) -> Bool {
            solid.contains(sample.point + sample.direction.perpendicular * distance)
        }
        let outline = ink.samples(of: [face], count: 128)
        let isDrawn: ((FlatPath.Sample) -> Bool)? = drawn == nil ? nil : { hasInk($0, at: width / 10) }
        /// Whether there is ink at this distance from most of the outline, as far as that is drawn. A face that is
        /// enclosed only by the clearance is inside of the overlay.
        func isInked(at distance: Double) -> Bool {
            outline.hasShare(above: 0.61, among: isDrawn) { hasInk($0, at: distance) } ?? true
        }
        // Measured on designers' own pairs: around 60 % of a cutout's outline there is ink at 1.3 widths, where a mere
        // outline stroke would have ended. A face of more than 40 squared widths is a cutout only in ink that is
        // thicker still.
        return isInked(at: 1.3 * width) && (area < 40 * width * width || isInked(at: 2.2 * width))
    }
}

/// A body that is solid as drawn and has a small opening: a lock with its shackle, a bulb with its neck. There is
/// nothing left to fill, and the opening stays.
///
///       ╭─╮
///      ▟█▄█▙      next to the opening the ink is thicker than strokes, even where they cross
///      ██████
enum SolidBody {
    /// Whether a face of a free component is such an opening.
    static func hasOpening(_ face: Int, in body: Body, _ solid: SolidInk) -> Bool {
        let (nodes, width) = (body.nodes, body.width)
        // Measured on designers' own pairs: a larger face is an interior, and more than three of them (the petals of a
        // flower) are filled.
        guard body.node.parent == nil, body.faces.count <= 3,
            nodes[face].area < 4 * min(width * width, body.node.area / 16)
        else { return false }
        // With a keyhole inside, a lock is thick enough nowhere.
        return body.faces.contains { $0 != face && solid.isCutOutOfSolidInk($0, area: nodes[$0].area) }
            || isBesideThickInk(face, of: body)
    }

    /// Whether the ink along a sixth of a face's outline is more than two strokes thick, in all directions.
    private static func isBesideThickInk(_ face: Int, of body: Body) -> Bool {
        let (flat, width) = (body.drawn ?? body.ink.flat, body.width)
        // A sixth itself is enough.
        return body.ink.flat.hasShare(ofContour: face, above: (1.0 / 6).nextDown) { sample in
            // A face is counterclockwise, so the ink is on the clockwise side (y down) of its contour.
            let place = sample.point + sample.direction.perpendicular * (1.2 * width)
            let reach = 1.1 * width
            return flat.contains(place) && flat.distance(to: place, within: reach) > reach
        }
    }
}

/// A body with one solid half: a disc for contrast, a drop, half a star. The other half stays hollow, because that is
/// its meaning. If the solid half has a clearance from the boundary, designers do not agree.
///
///       ╭──▟█▙
///      │  ▐███
///      │  ▐███      its mirror image is ink
///       ╰──▜█▛
enum Half {
    static func isHollow(_ face: Int, of body: Body) -> Bool {
        let half = body.nodes[face]
        // With an outline around it, it is less than half.
        guard body.faces.count == 1, half.children.isEmpty, half.area > 0.12 * body.node.area else { return false }
        let (bounds, center) = (half.bounds, body.bounds.center)
        let slack = 0.02 * body.bounds.extent
        func isAside(_ low: Double, _ high: Double, of middle: Double) -> Bool {
            high < middle + slack || low > middle - slack
        }
        let isBeside = isAside(bounds.minX, bounds.maxX, of: center.x)
        let isAboveOrBelow = isAside(bounds.minY, bounds.maxY, of: center.y)
        guard isBeside || isAboveOrBelow else { return false }
        let ink = body.ink.flat.selecting([body.root, face])
        let inside = body.ink.flat.selecting([face])
        return isBeside && inside.isMostly(in: bounds) { ink.contains(Point(2 * center.x - $0.x, $0.y)) }
            || isAboveOrBelow && inside.isMostly(in: bounds) { ink.contains(Point($0.x, 2 * center.y - $0.y)) }
    }
}

extension FlatPath {
    /// Whether a condition is true nearly everywhere inside, judged by a grid of points in the frame.
    fileprivate func isMostly(in bounds: Rect, _ holds: (Point) -> Bool) -> Bool {
        let steps = stride(from: 1.0 / 24, to: 1, by: 1.0 / 12)
        let places = steps.flatMap { row in
            steps.map { Point(bounds.minX + bounds.width * $0, bounds.minY + bounds.height * row) }
        }.filter(contains)
        return places.count(where: holds) * 20 >= places.count * 19
    }
}
