public import PathGeometry

/// Random drawings whose edges lie on each other, or nearly: what a union has to divide although nothing seems to
/// cross.
public enum SliverFamily: CaseIterable, Sendable {
    /// An outline that runs back along itself, exactly or nearly, wholly or for some of its way.
    case retraced
    /// Contours that touch in a point, or along a part of an edge.
    case touching
    /// Two contours with a common run of edges, which one draws forwards and the other backwards.
    case opposed
    /// Two halves of a frame, with bars in the gaps between them.
    case frames
    /// Contours thinner than a hundredth of a unit, alone, across a body, and as a whisker of one.
    case slivers

    /// A drawing of the family in a square of about 24 units.
    public func path(using generator: inout SeededGenerator) -> Path {
        switch self {
        case .retraced: .retraced(using: &generator)
        case .touching: .touching(using: &generator)
        case .opposed: .opposed(using: &generator)
        case .frames: .frames(using: &generator)
        case .slivers: .slivers(using: &generator)
        }
    }
}

extension Path {
    fileprivate static func retraced(using generator: inout SeededGenerator) -> Path {
        var path = Path()
        for _ in 0..<Int.random(in: 1...2, using: &generator) {
            let way = [Segment].random(Int.random(in: 1...4, using: &generator), from: nil, using: &generator)
            let gap = Double.gap(using: &generator)
            // The last segments are drawn back, so that a whisker hangs on what follows.
            let back = way.suffix(Int.random(in: 1...way.count, using: &generator)).reversed()
                .map { $0.reversed }
            let home = [Segment].random(Int.random(in: 0...2, using: &generator), from: nil, using: &generator)
            path.append(contour: way + back.moved(by: gap, using: &generator) + home)
        }
        return path
    }

    fileprivate static func touching(using generator: inout SeededGenerator) -> Path {
        var path = Path.body(using: &generator)
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let corners = path.subpaths.flatMap(\.segments)
            guard let edge = corners.randomElement(using: &generator) else { continue }
            let t = [0, 0.5, 1, Double.random(in: 0...1, using: &generator)].randomElement(using: &generator) ?? 0
            let place = edge.point(at: t)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0:
                // A triangle with a corner there.
                path.append(
                    contour: [Segment].polygon([
                        place, .random(using: &generator), .random(using: &generator),
                    ]))
            case 1:
                // A body moved so that one of its corners is there.
                let body = Path.body(using: &generator)
                let own = body.subpaths.flatMap(\.segments).randomElement(using: &generator)?.start ?? place
                path.append(body.transformed(by: .translation(place.x - own.x, place.y - own.y)))
            case 2:
                // A stretch of the edge, with a corner aside.
                let (from, to) = (
                    Double.random(in: 0...1, using: &generator), Double.random(in: 0...1, using: &generator)
                )
                let stretch = edge.subsegment(from: from, to: to)
                let aside = Point.random(using: &generator)
                path.append(contour: [stretch, .line(Line(stretch.end, aside)), .line(Line(aside, stretch.start))])
            default:
                // The same edge, and a line back: it touches along all of it.
                path.append(contour: [edge.reversed, .line(Line(edge.start, edge.end))])
            }
        }
        return path
    }

    fileprivate static func opposed(using generator: inout SeededGenerator) -> Path {
        let common = [Segment].random(Int.random(in: 1...3, using: &generator), from: nil, using: &generator)
        let (start, end) = (common.first?.start ?? .zero, common.last?.end ?? .zero)
        let gap = Double.gap(using: &generator)
        var path = Path()
        path.append(
            contour: common + [Segment].random(Int.random(in: 1...3, using: &generator), from: end, using: &generator))
        var back = common.reversed().map(\.reversed)
        if Bool.random(using: &generator) { back = back.flatMap { $0.divided(using: &generator) } }
        back = back.moved(by: gap, using: &generator)
        path.append(
            contour: back + [Segment].random(Int.random(in: 1...3, using: &generator), from: start, using: &generator))
        return path
    }

    fileprivate static func frames(using generator: inout SeededGenerator) -> Path {
        func coordinate(_ range: ClosedRange<Int>) -> Double {
            let whole = Double(Int.random(in: range, using: &generator))
            return Bool.random(using: &generator) ? whole : whole + Double.random(in: -0.5...0.5, using: &generator)
        }
        let (left, right, top, bottom) = (
            coordinate(1...4), coordinate(20...23), coordinate(2...7), coordinate(15...22)
        )
        let width = coordinate(1...3) + 0.6
        let (gapLeft, gapRight) = (coordinate(9...11), coordinate(13...15))
        var path = Path()
        for (end, side) in [(gapLeft, left), (gapRight, right)] {
            let inner = side < end ? side + width : side - width
            path.append(
                contour: .polygon([
                    Point(end, top), Point(side, top), Point(side, bottom), Point(end, bottom),
                    Point(end, bottom - width),
                    Point(inner, bottom - width), Point(inner, top + width), Point(end, top + width),
                ]))
        }
        for y in [top, bottom - width] {
            // A bar that ends before the halves, at them, or within them; lower, higher, or as high as they are.
            let (gaps, rises) = (
                [0, 0, 0.5, -0.5, .gap(using: &generator)], [0, 0, 1, -1, 3, .gap(using: &generator)]
            )
            let gap: Double = gaps.randomElement(using: &generator) ?? 0
            let rise: Double = rises.randomElement(using: &generator) ?? 0
            path.append(Path.rectangle(gapLeft + gap, y - rise, gapRight - gapLeft - 2 * gap, width + 2 * rise))
        }
        return Path(path.subpaths.map { Bool.random(using: &generator) ? $0 : $0.reversed })
    }

    fileprivate static func slivers(using generator: inout SeededGenerator) -> Path {
        var path = Bool.random(using: &generator) ? Path.body(using: &generator) : Path()
        for _ in 0..<Int.random(in: 1...5, using: &generator) {
            let way = [Segment].random(Int.random(in: 1...2, using: &generator), from: nil, using: &generator)
            let width = Double.gap(using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0:
                // As wide everywhere: drawn back aside.
                let aside = Vector.random(using: &generator) * width
                let back = way.reversed().map { $0.reversed.moved(by: aside) }
                path.append(contour: way + back)
            case 1:
                // Pointed at both ends.
                path.append(contour: way + way.reversed().map(\.reversed).moved(by: width, using: &generator))
            default:
                // A small body with a whisker, and with a hole that it is to keep.
                let size = Double.random(in: 0.05...2, using: &generator)
                let (x, y) = (
                    Double.random(in: 2...20, using: &generator), Double.random(in: 2...20, using: &generator)
                )
                let tip = Point.random(using: &generator)
                path.append(
                    contour: .polygon([
                        Point(x, y), Point(x + size, y), Point(x + size, y + size), Point(x, y + size),
                        Point(x, y + min(width, size)), tip,
                    ]))
                let inset = size * Double.random(in: 0.01...0.45, using: &generator)
                path.append(
                    Path.rectangle(x + inset, y + inset, size - 2 * inset, size - 2 * inset).reversed)
            }
        }
        return path
    }

    /// A circle, a rectangle, a ring, or a polygon.
    private static func body(using generator: inout SeededGenerator) -> Path {
        let center = Point(
            Double(Int.random(in: 6...18, using: &generator)), Double(Int.random(in: 6...18, using: &generator)))
        let size = Double(Int.random(in: 2...6, using: &generator))
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: return .circle(center, radius: size)
        case 1: return .rectangle(center.x - size, center.y - size, 2 * size, 2 * size)
        case 2:
            var ring = Path.circle(center, radius: size)
            ring.append(Path.circle(center, radius: size / 2).reversed)
            return ring
        default:
            var path = Path()
            path.append(contour: .polygon((0..<5).map { _ in .random(using: &generator) }))
            return path
        }
    }

    /// Appends segments as a closed contour; where one does not begin at the end of the last, a line leads there.
    fileprivate mutating func append(contour: [Segment]) {
        guard let first = contour.first else { return }
        move(to: first.start)
        var current = first.start
        for segment in contour {
            if segment.start != current { line(to: segment.start) }
            append(segment)
            current = segment.end
        }
        close()
    }
}

extension [Segment] {
    /// Lines and curves, each from the end of the last.
    fileprivate static func random(
        _ count: Int, from start: Point?, using generator: inout SeededGenerator
    ) -> [Segment] {
        var (current, segments) = (start ?? .random(using: &generator), [Segment]())
        for _ in 0..<count {
            let end = Point.random(using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0:
                segments.append(
                    .cubic(CubicBezier(current, .random(using: &generator), .random(using: &generator), end)))
            case 1: segments.append(.quadratic(QuadraticBezier(current, .random(using: &generator), end)))
            default: segments.append(.line(Line(current, end)))
            }
            current = end
        }
        return segments
    }

    fileprivate static func polygon(_ corners: [Point]) -> [Segment] {
        corners.indices.map { .line(Line(corners[$0], corners[($0 + 1) % corners.count])) }
    }

    /// With its inner ends moved by up to a length, and handles, too.
    fileprivate func moved(by length: Double, using generator: inout SeededGenerator) -> [Segment] {
        guard length > 0, let first else { return self }
        var (start, moved) = (first.start, [Segment]())
        for (index, segment) in enumerated() {
            let end = index + 1 == count ? segment.end : segment.end + .random(using: &generator) * length
            switch segment {
            case .line: moved.append(.line(Line(start, end)))
            case .quadratic(let curve):
                moved.append(
                    .quadratic(QuadraticBezier(start, curve.control + .random(using: &generator) * length, end)))
            case .cubic(let curve):
                moved.append(
                    .cubic(
                        CubicBezier(
                            start, curve.control1 + .random(using: &generator) * length,
                            curve.control2 + .random(using: &generator) * length, end)))
            }
            start = end
        }
        return moved
    }
}

extension Segment {
    fileprivate func moved(by offset: Vector) -> Segment {
        switch self {
        case .line(let line): .line(Line(line.start + offset, line.end + offset))
        case .quadratic(let curve):
            .quadratic(QuadraticBezier(curve.start + offset, curve.control + offset, curve.end + offset))
        case .cubic(let curve):
            .cubic(
                CubicBezier(
                    curve.start + offset, curve.control1 + offset, curve.control2 + offset, curve.end + offset))
        }
    }

    /// In two or three stretches.
    fileprivate func divided(using generator: inout SeededGenerator) -> [Segment] {
        let stops =
            [0.0]
            + (0..<Int.random(in: 1...2, using: &generator)).map { _ in
                Double.random(in: 0.05...0.95, using: &generator)
            }.sorted() + [1.0]
        return zip(stops, stops.dropFirst()).map { subsegment(from: $0, to: $1) }
    }
}

extension Double {
    /// A distance between edges that nearly coincide: nothing, a rounding error, or up to a few hundredths of a unit.
    fileprivate static func gap(using generator: inout SeededGenerator) -> Double {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: 0
        case 1: 1e-9
        case 2: .random(in: 0...0.002, using: &generator)
        default: .random(in: 0...0.03, using: &generator)
        }
    }
}

extension Vector {
    /// In a square of two units around nothing.
    fileprivate static func random(using generator: inout SeededGenerator) -> Vector {
        Vector(.random(in: -1...1, using: &generator), .random(in: -1...1, using: &generator))
    }
}
