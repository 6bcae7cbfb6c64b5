internal import PathGeometry

extension DerivationRule {
    static let sign = DerivationRule(
        "sign",
        "The counters of letters in a row, and a space that crossing lines of a written sign enclose, stay open.",
        .face { body in
            if Word.isLetter(body) { return { _ in .letter } }
            let isSign = body.drawn == nil && (Sign.isSign(body) || Crossing.isWritten(body))
            return isSign ? { _ in .sign } : nil
        })
}

/// A written character, in which lines enclose a space only by crossing: a hash, an at sign, the folded corner of a
/// page that is left open. Most of its ink is far from the face.
///
///       │  │
///     ──┼──┼──
///       │  │        a hash encloses a square, and is not a body
///     ──┼──┼──
///       │  │
enum Sign {
    static func isSign(_ body: Body) -> Bool {
        let (flat, width) = (body.ink.flat, body.width)
        // If the face takes most of the box, most of the ink runs along it.
        guard width > 0, body.faces.count == 1, case let face = body.nodes[body.faces[0]],
            face.area < body.bounds.area / 4
        else { return false }
        let off = face.bounds.center - body.bounds.center
        let isCentral = max(abs(off.x) / body.bounds.width, abs(off.y) / body.bounds.height) < 0.06
        let isRound = abs(face.area - .pi / 4 * face.bounds.area) < 0.05 * face.bounds.area
        guard isCentral || !isRound && face.area < 3 * width * width, !Slash.strikesOut(body)
        else { return false }
        let inside = flat.selecting(body.faces)
        // Measured on designers' own pairs: if nearly half of the ink is far from the face, designers leave a face open
        // in the very middle, or one as small as the corner of a page. A plug on its cord is a body.
        return flat.hasShare(ofContour: body.root, above: 0.45) {
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
    static func strikesOut(_ body: Body) -> Bool {
        let diagonal = Vector(body.bounds.width, body.bounds.height).length
        let corners = body.ink.flat.corners(ofContour: body.root)
        return zip(corners, corners.dropFirst() + corners.prefix(1)).contains { start, end in
            let edge = end - start
            // Within 15° of a diagonal.
            return edge.length > 0.8 * diagonal && abs(abs(edge.x) - abs(edge.y)) < 0.37 * edge.length
        }
    }
}

/// Letters in a row, of equal height: DOC, 3G, FPS. Their faces are counters of letters, not interiors of bodies. At
/// least one of the letters is open; otherwise it is a row of buttons.
///
///     ╭─╮ ╭─╮ ╭─╴
///     │ │ │ │ │
///     ╰─╯ ╰─╯ ╰─╴
enum Word {
    static func isLetter(_ body: Body) -> Bool {
        let (nodes, width, letter) = (body.nodes, body.width, body.bounds)
        guard letter.height > 2.5 * width, (0.3...1.3).contains(letter.width / letter.height) else { return false }
        // Of what lies over a body, the letters that touch it may be all that is looked at: the drawing has the others.
        return hasLetters(body.ink.letters, beside: letter, strokeWidth: width)
            || hasLetters(body.ink.tree.roots.map { Letter(nodes[$0]) }, beside: letter, strokeWidth: width)
    }

    /// Whether some letters are a row with one of them.
    private static func hasLetters(_ all: [Letter], beside letter: Rect, strokeWidth width: Double) -> Bool {
        if all.count < 3 { return false }
        let row = all.filter { $0.bounds.isLevel(with: letter, within: width / 4) }
            .sorted { $0.bounds.minX < $1.bounds.minX }
        guard row.count > 2, row.contains(where: { abs($0.bounds.minX - letter.minX) < width / 4 }) else {
            return false
        }
        let isDense = zip(row, row.dropFirst()).allSatisfy { left, right in
            let gap = right.bounds.minX - left.bounds.maxX
            return gap > 0 && gap < letter.height / 2
        }
        return isDense && row.contains { $0.isOpen && $0.bounds.width > 0.4 * letter.height }
    }
}

/// A component of a drawing, as a possible letter.
struct Letter {
    let bounds: Rect
    /// Whether it has no counter.
    let isOpen: Bool

    init(_ node: ContourTree.Node) { (bounds, isOpen) = (node.bounds, node.children.isEmpty) }
}

/// A sign of lines that enclose spaces only by crossing each other: a dollar sign, infinity, a frame.
///
///       │  │
///     ──┼──┼──      at most corners of each space both lines go on beyond the crossing, and one of the other three
///       │  │        sides is outside: the lines of a gem cross inside of it, and the tip of a star ends soon
///     ──┼──┼──
///       │  │
///
/// One corner is enough where a line with nothing next to the space goes on for long, as in the sign of Bluetooth: a
/// shaft in its arrowhead has the other half of the head there.
struct Crossing {
    private let ink: FlatPath
    /// The outer contour of the component.
    private let outline: FlatPath
    private let hull: Double
    private let width: Double

    static func isWritten(_ body: Body) -> Bool {
        let (nodes, hull) = (body.nodes, body.ink.flat.hullArea(ofContour: body.root))
        guard body.width > 0, !body.faces.isEmpty,
            body.faces.allSatisfy({ nodes[$0].children.isEmpty && !body.ink.isRound($0) }),
            body.faces.reduce(0, { $0 + nodes[$1].area }) < mostArea * hull
        else { return false }
        let crossing = Crossing(ink: body.ink.flat, outline: body.outline, hull: hull, width: body.width)
        return body.faces.allSatisfy { crossing.encloses($0, area: nodes[$0].area) }
    }

    private func encloses(_ face: Int, area: Double) -> Bool {
        let corners = Array(ink.corners(ofContour: face))
        var (crossed, count) = (0, 0)
        for (index, corner) in corners.enumerated() {
            guard let arriving = (corner - corners[(index + corners.count - 1) % corners.count]).normalized,
                let leaving = (corners[(index + 1) % corners.count] - corner).normalized,
                // A face is counterclockwise, so that its own corners turn to that side.
                case let turn = leaving.cross(arriving), turn > Self.leastTurn
            else { continue }
            count += 1
            let beyond = width / turn + 0.4 * width
            let lines: [Ray] = [
                (corner + arriving.perpendicular * (width / 2), arriving),
                (corner + leaving.perpendicular * (width / 2), leaving * -1),
            ]
            guard lines.allSatisfy({ goesOn($0, from: beyond) }) else { continue }
            let (out, back) = (arriving * beyond, leaving * -beyond)
            /// Whether it is outside across each line, and at some distance from the corner.
            func isOutside(_ distance: Double) -> [Bool] {
                [corner + back - arriving * (distance * width), corner + out + leaving * (distance * width)].map {
                    !outline.contains($0)
                }
            }
            let near = isOutside(0.4)
            guard near.contains(true) || !outline.contains(corner + out + back) else { continue }
            let beside = zip(near, isOutside(1.2)).map { $0 || $1 }
            if area < Self.mostAreaOfOne * hull,
                lines.indices.contains(where: { beside[$0] && isFree(lines[$0], from: beyond + 1.5 * width) })
            {
                return true
            }
            crossed += 1
        }
        return 2 * crossed > count
    }

    /// A line along a side of a space, from a corner of the space on: in its middle.
    private typealias Ray = (start: Point, way: Vector)

    private func goesOn(_ line: Ray, from distance: Double) -> Bool {
        [distance, distance + width / 2].allSatisfy { ink.contains(line.start + line.way * $0) }
    }

    /// Whether a line of the component goes on for half a width, with nothing on either side.
    private func isFree(_ line: Ray, from distance: Double) -> Bool {
        let aside = line.way.perpendicular * (1.2 * width)
        return [distance, distance + width / 2].allSatisfy {
            let place = line.start + line.way * $0
            return ink.contains(place) && outline.contains(place)
                && !outline.contains(place + aside) && !outline.contains(place - aside)
        }
    }

    /// As a share of the convex hull: larger spaces are bodies, such as a tent whose poles cross.
    private static let mostArea = 0.35
    /// The same for a space with one such corner: a larger one is a tub below its rim. Looked at for the 24 glyphs of
    /// eleven sets in which a line goes on like that.
    private static let mostAreaOfOne = 0.21
    /// The sine of the least angle between two lines that cross; a smaller bend is a curve. Both were looked at for the
    /// 80 glyphs of eleven sets that they change.
    private static let leastTurn = 0.5
}

extension Rect {
    /// Whether it has the same top and bottom as another one.
    ///
    /// - Parameter margin: how far they may differ.
    func isLevel(with other: Rect, within margin: Double) -> Bool {
        abs(minY - other.minY) < margin && abs(maxY - other.maxY) < margin
    }
}
