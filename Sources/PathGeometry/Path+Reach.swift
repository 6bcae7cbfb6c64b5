// A path that reaches far out of a picture, without its far parts: measurements are as exact there as everywhere, and
// need no more memory.

extension Path {
    /// The same filled area inside of a rectangle; parts outside of it are drawn along its edges.
    ///
    ///          ╱╲
    ///     ┌───╱──╲───┐          ┌───╭──╮───┐
    ///     │  ╱    ╲  │    ->    │  ╱    ╲  │
    ///     └──────────┘          └──────────┘
    ///
    /// Each point outside moves to the nearest point of the rectangle. On its way a curve passes over no point inside,
    /// so that the winding numbers there stay as they are. All subpaths are closed.
    package func clamped(to box: Rect) -> Path {
        var result = Path()
        for subpath in subpaths where !subpath.segments.isEmpty {
            result.move(to: box.nearest(to: subpath.start))
            var segments = subpath.segments
            if subpath.end != subpath.start { segments.append(.line(Line(subpath.end, subpath.start))) }
            for segment in segments {
                segment.visitParts(of: box) { part, isInside in
                    let end = box.nearest(to: part.end)
                    if isInside {
                        result.append(part, to: end)
                    } else if result.current != end {
                        result.line(to: end)
                    }
                }
            }
            result.close()
        }
        return result
    }

    /// The parts of its lines that are inside of a rectangle, as open subpaths where they were cut.
    package func lines(in box: Rect) -> Path {
        var result = Path()
        for subpath in subpaths {
            guard let bounds = subpath.segments.first.map({ _ in subpath.bounds }), !box.contains(bounds) else {
                result.append(Path([subpath]))
                continue
            }
            var isDrawing = false
            for segment in subpath.segments {
                segment.visitParts(of: box) { part, isInside in
                    if isInside, !isDrawing { result.move(to: part.start) }
                    if isInside { result.append(part, to: part.end) }
                    isDrawing = isInside
                }
            }
        }
        return result
    }

    private mutating func append(_ part: Segment, to end: Point) {
        switch part {
        case .line: line(to: end)
        case .quadratic(let curve): quadratic(curve.control, to: end)
        case .cubic(let curve): cubic(curve.control1, curve.control2, to: end)
        }
    }
}

extension Rect {
    fileprivate func nearest(to point: Point) -> Point {
        Point(min(max(point.x, minX), maxX), min(max(point.y, minY), maxY))
    }
}

extension Segment {
    /// Calls `body` for its parts between the lines that the sides of a rectangle lie on.
    fileprivate func visitParts(of box: Rect, _ body: (Segment, _ isInside: Bool) -> Void) {
        if box.contains(controlBounds) { return body(self, true) }
        let stops =
            [0] + (crossings(of: \.x, [box.minX, box.maxX]) + crossings(of: \.y, [box.minY, box.maxY])).sorted() + [1]
        for (from, to) in zip(stops, stops.dropFirst()) where from < to {
            let part = from == 0 && to == 1 ? self : subsegment(from: from, to: to)
            body(part, box.contains(Rect(point(at: (from + to) / 2))))
        }
    }

    /// The parameters where a coordinate has one of some values.
    private func crossings(of axis: KeyPath<Point, Double>, _ values: [Double]) -> [Double] {
        let points: [Point] =
            switch self {
            case .line(let line): [line.start, line.end]
            case .quadratic(let curve): [curve.start, curve.control, curve.end]
            case .cubic(let curve): [curve.start, curve.control1, curve.control2, curve.end]
            }
        let p = points.map { $0[keyPath: axis] }
        let polynomial: [Double] =
            switch p.count {
            case 2: [p[0], p[1] - p[0]]
            case 3: [p[0], 2 * (p[1] - p[0]), p[0] - 2 * p[1] + p[2]]
            default: [p[0], 3 * (p[1] - p[0]), 3 * (p[0] - 2 * p[1] + p[2]), p[3] - 3 * p[2] + 3 * p[1] - p[0]]
            }
        return values.flatMap { value in
            var shifted = polynomial
            shifted[0] -= value
            return Roots.signChanges(of: shifted).filter { $0 > 0 && $0 < 1 }
        }
    }
}
