internal import PathGeometry

extension DerivationRule {
    static let sign = DerivationRule(
        "sign",
        "The counters of letters in a row, and a space that crossing lines of a written sign enclose, stay open.",
        .face { hole in
            let (ink, component, width) = (hole.ink, hole.component, hole.width)
            if Word.isLetter(component, of: ink, strokeWidth: width) { return .letter }
            let isSign =
                hole.drawn == nil
                && (Sign.isSign(ink, component: component, strokeWidth: width)
                    || Crossing.isWritten(component, of: ink, strokeWidth: width))
            return isSign ? .sign : nil
        })
}

/// A written character, in which lines enclose a space only by crossing: a hash, an at sign, the folded corner of a
/// page that is left open. Most of its ink is far from the hole.
///
///       │  │
///     ──┼──┼──
///       │  │        a hash encloses a square, and is not a body
///     ──┼──┼──
///       │  │
enum Sign {
    static func isSign(_ figure: Figure, component: Int, strokeWidth width: Double) -> Bool {
        let (tree, flat) = (figure.tree, figure.flat)
        let body = tree.nodes[component]
        // If the hole takes most of the box, most of the ink runs along it.
        guard width > 0, body.children.count == 1, let index = body.children.first,
            case let hole = tree.nodes[index], hole.area < body.bounds.area / 4
        else { return false }
        let off = hole.bounds.center - body.bounds.center
        let isCentral = max(abs(off.x) / body.bounds.width, abs(off.y) / body.bounds.height) < 0.06
        let isRound = abs(hole.area - .pi / 4 * hole.bounds.area) < 0.05 * hole.bounds.area
        guard isCentral || !isRound && hole.area < 3 * width * width, !Slash.strikesOut(component, of: figure)
        else { return false }
        let inside = flat.selecting([index])
        // Measured on designers' own pairs: if nearly half of the ink is far from the hole, designers leave a hole open
        // in the very middle, or one as small as the corner of a page. A plug on its cord is a body.
        return flat.hasShare(ofContour: component, above: 0.45) {
            inside.distance(to: $0.point, within: 2 * width) > 2 * width
        }
    }
}

/// The slash of a drawing for "off" or "disabled" that is connected with a part of the drawing.
///
///       ╲ ╱╲
///       ╱╲  ╲
///      ╱  ╲  ╲       one edge of the bar is free from end to end
///      ────╲
///           ╲
enum Slash {
    static func strikesOut(_ component: Int, of figure: Figure) -> Bool {
        let bounds = figure.tree.nodes[component].bounds
        let diagonal = Vector(bounds.width, bounds.height).length
        let corners = figure.flat.corners(ofContour: component)
        return zip(corners, corners.dropFirst() + corners.prefix(1)).contains { start, end in
            let edge = end - start
            // Within 15° of a diagonal.
            return edge.length > 0.8 * diagonal && abs(abs(edge.x) - abs(edge.y)) < 0.37 * edge.length
        }
    }
}

/// Letters in a row, of equal height: DOC, 3G, FPS. Their holes are counters of letters, not interiors of bodies. At
/// least one of the letters is open; otherwise it is a row of buttons.
///
///     ╭─╮ ╭─╮ ╭─╴
///     │ │ │ │ │
///     ╰─╯ ╰─╯ ╰─╴
enum Word {
    static func isLetter(_ component: Int, of figure: Figure, strokeWidth width: Double) -> Bool {
        let nodes = figure.tree.nodes
        let letter = nodes[component].bounds
        let height = letter.height
        guard height > 2.5 * width, (0.3...1.3).contains(letter.width / height) else { return false }
        let row = figure.tree.roots.filter { root in
            abs(nodes[root].bounds.minY - letter.minY) < width / 4
                && abs(nodes[root].bounds.maxY - letter.maxY) < width / 4
        }.sorted { nodes[$0].bounds.minX < nodes[$1].bounds.minX }
        guard row.count > 2 else { return false }
        let isDense = zip(row, row.dropFirst()).allSatisfy { left, right in
            let gap = nodes[right].bounds.minX - nodes[left].bounds.maxX
            return gap > 0 && gap < height / 2
        }
        return isDense && row.contains { nodes[$0].children.isEmpty && nodes[$0].bounds.width > 0.4 * height }
    }
}

/// A sign of lines that enclose spaces only by crossing each other: a dollar sign, infinity, a frame.
///
///       │  │
///     ──┼──┼──      at most corners of each space both lines go on beyond the crossing, and one of the other three
///       │  │        sides is outside: the lines of a gem cross inside of it, and the tip of a star ends soon
///     ──┼──┼──
///       │  │
enum Crossing {
    static func isWritten(_ component: Int, of figure: Figure, strokeWidth width: Double) -> Bool {
        let nodes = figure.tree.nodes
        let holes = nodes[component].children
        guard width > 0, !holes.isEmpty,
            holes.allSatisfy({ nodes[$0].children.isEmpty && !figure.isRound($0, strokeWidth: width) }),
            holes.reduce(0, { $0 + nodes[$1].area }) < mostArea * figure.flat.hullArea(ofContour: component)
        else { return false }
        let outline = figure.flat.selecting([component])
        return holes.allSatisfy { isEnclosedByCrossing($0, of: figure.flat, outline, width) }
    }

    /// - Parameter outline: the outer contour of its component.
    private static func isEnclosedByCrossing(
        _ hole: Int, of ink: FlatPath, _ outline: FlatPath, _ width: Double
    ) -> Bool {
        let corners = Array(ink.corners(ofContour: hole))
        var (crossed, count) = (0, 0)
        for (index, corner) in corners.enumerated() {
            guard let arriving = (corner - corners[(index + corners.count - 1) % corners.count]).normalized,
                let leaving = (corners[(index + 1) % corners.count] - corner).normalized,
                // A hole is counterclockwise, so that its own corners turn to that side.
                case let turn = leaving.cross(arriving), turn > leastTurn
            else { continue }
            count += 1
            let (beyond, near) = (width / turn + 0.4 * width, 0.4 * width)
            /// Whether the line along a side of the hole goes on; ink is on the clockwise side of its outline.
            func goesOn(_ side: Vector, _ way: Vector) -> Bool {
                [beyond, beyond + width / 2].allSatisfy {
                    ink.contains(corner + way * $0 + side.perpendicular * (width / 2))
                }
            }
            guard goesOn(arriving, arriving), goesOn(leaving, leaving * -1) else { continue }
            let (out, back) = (arriving * beyond, leaving * -beyond)
            let sides = [corner + out + leaving * near, corner + back - arriving * near, corner + out + back]
            if sides.contains(where: { !outline.contains($0) }) { crossed += 1 }
        }
        return 2 * crossed > count
    }

    /// As a share of the convex hull: larger spaces are bodies, such as a tent whose poles cross.
    private static let mostArea = 0.35
    /// The sine of the least angle between two lines that cross; what bends less is a curve. Both were looked at for the
    /// 80 glyphs of eleven sets that they change.
    private static let leastTurn = 0.5
}
