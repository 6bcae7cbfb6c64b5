internal import PathGeometry

/// Lines that cross a body or reach into it from its wall: an envelope's flap, the edges of a cube.
///
///      ╭──┬──╮         ▟█▌▐█▙
///      │  │  │   →     ██▌▐██       cut out of the filled body, and on through its wall
///      ╰──┴──╯         ▜█▌▐█▛
struct AttachedLines {
    private(set) var pieces: [Piece] = []

    struct Piece {
        /// The line inside of the walls.
        let line: Path
        /// The same with the notches through the walls, or what lies behind the line: what is to be cut.
        let cut: Path
        let form: Form
    }

    enum Form {
        /// Hangs on the wall in one place and reaches well into the body: a part of a figure in it.
        case tongue
        /// Turns or branches on its way from wall to wall, as what is drawn on a body does: a flap, a globe's lines.
        case figure
        /// Runs on from wall to wall.
        case across
        /// Parts two bodies, as a lid's edge or a waist does. Sets do not agree on what becomes of those.
        case seam
    }

    private let body: Path
    private let rim: FlatPath
    private let wall: Double
    private let width: Double
    private let tolerance: Double

    /// - Parameters:
    ///   - body: what is filled, without the details that are knocked out of it; in normal form.
    ///   - ink: what was drawn, of which the lines are a part; in normal form.
    ///   - width: of the strokes.
    ///   - partsBodies: do bodies draw back from those in front of them?
    init(in body: Path, of ink: Path, strokeWidth width: Double, partsBodies: Bool, tolerance: Double) {
        self.body = body
        self.width = width
        // A little more than the wall: walls made by hand are uneven.
        wall = 1.08 * width
        rim = FlatPath(body, tolerance: width / 40)
        self.tolerance = tolerance
        guard width > 0, !ink.isEmpty else { return }
        // Where a wall ends is told by its width only: as exact as a stroke's outline will do.
        let inner = body.grown(by: -wall, isNormal: true, tolerance: 4 * tolerance)
        let tree = ContourTree(ink.combined(with: inner, by: .intersection, tolerance: tolerance))
        let overlap = partsBodies
            ? Overlap(of: body, rim: rim, ink: ink, strokeWidth: width, tolerance: tolerance) : nil
        for root in tree.roots {
            let line = tree.path(of: [root])
            guard isLine(line) else { continue }
            let (ends, atWall, reach) = meetings(of: line)
            // Between walls on three sides there is solid ink, and no line.
            if atWall > 0.55 { continue }
            // A line that ends in corners only is the wall of another body behind this one.
            let open = ends.filter { !isInCorner($0) }
            let isSeam = open.isEmpty && !ends.isEmpty
            if isSeam, let gap = overlap?.gap(behind: line, ends: ends) {
                pieces.append(Piece(line: line, cut: gap, form: .figure))
                continue
            }
            let notches = (isSeam ? ends : open).compactMap(notch)
            var cut = line
            if !notches.isEmpty {
                let rounding = Path.union(ofPositive: notches.map(\.rounding), tolerance: tolerance)
                cut = .union(
                    ofPositive: notches.map(\.cut)
                        + [line.combined(with: rounding, by: .difference, tolerance: tolerance)],
                    tolerance: tolerance)
            }
            pieces.append(Piece(line: line, cut: cut, form: isSeam ? .seam : form(of: line, ends, reach: reach)))
        }
    }

    private func form(of line: Path, _ ends: [LineEnd], reach: Double) -> Form {
        if ends.count < 2 { return !ends.isEmpty && reach > wall + Self.leastReach * width ? .tongue : .across }
        let middles = ends.map { $0.from.interpolated(to: $0.to, at: 0.5) }
        let farthest = middles.lazy.flatMap { end in middles.lazy.map(end.distance) }.max() ?? 0
        // As long as its area makes a line of one width.
        return farthest < Self.straightness * line.area / width ? .figure : .across
    }

    /// In widths of a stroke: what reaches in less is a tick or a corner, and as often left as cut.
    private static let leastReach = 1.3
    /// What is longer than the way between its ends by a quarter does not run straight on.
    private static let straightness = 0.8

    /// Does a point lie on one of the lines?
    func names(_ point: Point) -> Bool { pieces.contains { $0.line.contains(point) } }

    func cut(_ pieces: [Piece], outOf filled: Path) -> Path {
        if pieces.isEmpty { return filled }
        let lines = Path.union(ofPositive: pieces.map(\.cut), tolerance: tolerance)
        let rest = filled.combined(with: lines, by: .difference, tolerance: tolerance)
        // What rounded corners leave between a line and its notch is no detail of the drawing.
        return Path(rest.subpaths.filter { abs($0.area) > 0.05 * width * width })
    }

    /// Anything thinner is what the wall's inner corners leave.
    private func isLine(_ piece: Path) -> Bool {
        guard piece.area > 0.6 * width * width else { return false }
        return FlatPath(piece, tolerance: width / 40).estimatedStrokeWidth().map { $0 > 0.6 * width } ?? false
    }

    /// Where a line meets the wall, the share of its outline that does, and how far it gets from the body's edge.
    private func meetings(of piece: Path) -> (ends: [LineEnd], atWall: Double, reach: Double) {
        let flat = FlatPath(piece, tolerance: width / 40)
        var ends: [LineEnd] = []
        var (count, countAtWall, reach) = (0, 0, 0.0)
        for contour in 0..<flat.contourCount {
            let steps = max(16, Int(Double(LineEnd.samplesPerWidth) * flat.perimeter(ofContour: contour) / width))
            let samples = flat.samples(ofContour: contour, count: steps).map(\.point)
            let distances = samples.map { rim.distance(to: $0) }
            let limit = wall + width / 50
            func distance(_ index: Int) -> Double { distances[index % steps] }
            count += steps
            countAtWall += distances.count { $0 < limit }
            reach = max(reach, distances.max() ?? 0)
            guard let first = distances.firstIndex(where: { $0 >= limit }) else { continue }
            var start: Double?
            for index in first + 1...first + steps {
                let (last, next) = (distance(index - 1), distance(index))
                guard (last < limit) != (next < limit) else { continue }
                // Between two samples, so that it does not matter where they lie.
                let crossing = Double(index - 1) + (limit - last) / (next - last)
                if let begin = start {
                    ends.append(LineEnd(along: samples, begin...crossing, strokeWidth: width))
                    start = nil
                } else {
                    start = crossing
                }
            }
        }
        return (ends, Double(countAtWall) / Double(max(1, count)), reach)
    }

    /// Does the end run into a corner that points into the body, where two outlines meet?
    private func isInCorner(_ end: LineEnd) -> Bool {
        guard let near = body.nearest(to: end.from), let far = body.nearest(to: end.to) else { return true }
        return near.location.point.distance(to: far.location.point) < 0.6 * end.from.distance(to: end.to)
    }

    /// The way from the end of a line on through the wall to the outside; nil where the end is no line's.
    private func notch(at end: LineEnd) -> (cut: Path, rounding: Path)? {
        end.notch(depth: 2 * wall + width, strokeWidth: width)
    }
}
