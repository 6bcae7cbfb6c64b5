public import PathGeometry

extension Path {
    /// A random closed drawing of one to three subpaths of lines and curves in a square of 24 units.
    ///
    /// Half of the points lie on whole coordinates, so that edges coincide and ends touch edges.
    public static func random(using generator: inout SeededGenerator) -> Path {
        var path = Path()
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            path.move(to: .random(using: &generator))
            for _ in 0..<Int.random(in: 2...6, using: &generator) {
                switch Int.random(in: 0..<4, using: &generator) {
                case 0:
                    path.cubic(
                        .random(using: &generator), .random(using: &generator), to: .random(using: &generator))
                case 1: path.quadratic(.random(using: &generator), to: .random(using: &generator))
                default: path.line(to: .random(using: &generator))
                }
            }
            path.close()
        }
        return path
    }

    /// The circle as four cubics, clockwise on screen (y down).
    public static func circle(_ center: Point, radius r: Double) -> Path {
        let k = r * 0.552_284_749_8
        let (x, y) = (center.x, center.y)
        var path = Path()
        path.move(to: Point(x + r, y))
        path.cubic(Point(x + r, y + k), Point(x + k, y + r), to: Point(x, y + r))
        path.cubic(Point(x - k, y + r), Point(x - r, y + k), to: Point(x - r, y))
        path.cubic(Point(x - r, y - k), Point(x - k, y - r), to: Point(x, y - r))
        path.cubic(Point(x + k, y - r), Point(x + r, y - k), to: Point(x + r, y))
        path.close()
        return path
    }

    /// The rectangle, clockwise on screen (y down).
    public static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
        var path = Path()
        path.move(to: Point(x, y))
        path.line(to: Point(x + width, y))
        path.line(to: Point(x + width, y + height))
        path.line(to: Point(x, y + height))
        path.close()
        return path
    }

    /// The same contours drawn the other way round.
    public var reversed: Path { Path(subpaths.map(\.reversed)) }

    /// How near the path comes to a point, to within a hundredth of a unit or so: from many samples.
    public func roughDistance(to point: Point) -> Double {
        var least = Double.infinity
        for subpath in subpaths {
            for segment in subpath.segments {
                for index in 0..<64 {
                    let chord = Line(
                        segment.point(at: Double(index) / 64), segment.point(at: Double(index + 1) / 64))
                    least = min(least, chord.distance(to: point))
                }
            }
        }
        return least
    }
}

extension Point {
    public static func random(using generator: inout SeededGenerator) -> Point {
        if Bool.random(using: &generator) {
            return Point(
                Double(Int.random(in: 0...24, using: &generator)), Double(Int.random(in: 0...24, using: &generator)))
        }
        return Point(.random(in: 0...24, using: &generator), .random(in: 0...24, using: &generator))
    }
}
