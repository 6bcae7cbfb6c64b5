/// One contour that is being simplified.
///
/// Every pass merges neighbours. The choice depends only on the joints and on the length of the run, counted from both
/// of its ends in the same manner, so that mirrored contours are simplified to mirrored ones.
struct Simplification {
    /// A segment, and its maximum distance from the segments that it replaces.
    struct Piece {
        var segment: Segment {
            didSet { (startDirection, endDirection) = (segment.startDirection, segment.endDirection) }
        }
        var error = 0.0
        private(set) var startDirection: Vector
        private(set) var endDirection: Vector
        /// Whether a test has already decided if this piece and its neighbours can be merged.
        var isSettled = false

        init(_ segment: Segment, error: Double = 0) {
            self.segment = segment
            self.error = error
            (startDirection, endDirection) = (segment.startDirection, segment.endDirection)
        }

        /// Whether the next piece begins in about the direction in which this one ends.
        func goesOn(to next: Piece) -> Bool {
            endDirection.dot(next.startDirection) > 0
                && abs(endDirection.cross(next.startDirection)) <= Simplification.greatestBend
        }
    }

    /// A larger change of direction is a corner: 1.7°.
    private static let greatestBend = 0.03

    var pieces: ContiguousArray<Piece>
    let isClosed: Bool
    let tolerance: Double
    /// Whether anything has changed.
    var isChanged = false

    init(_ contour: Subpath, tolerance: Double) {
        pieces = ContiguousArray(contour.segments.lazy.map { Piece($0) })
        isClosed = contour.isClosed && contour.end == contour.start
        self.tolerance = tolerance
    }

    init(_ pieces: ContiguousArray<Piece>, isClosed: Bool, tolerance: Double) {
        (self.pieces, self.isClosed, self.tolerance) = (pieces, isClosed, tolerance)
    }

    mutating func run() {
        let count = pieces.count
        dropSpecks()
        joinArcs()
        joinCurves()
        makeArcsTrue()
        straightenCurves()
        joinLines()
        isChanged = isChanged || pieces.count < count
    }

    /// The current contour; nil if too little of it is left.
    func makeContour(like contour: Subpath) -> Subpath? {
        guard let first = pieces.first else { return nil }
        let result = Subpath(
            start: first.segment.start, segments: ContiguousArray(pieces.lazy.map(\.segment)), isClosed: isClosed)
        guard isClosed else { return result }
        // The area may change by at most a strip of the tolerance's width; a contour as thin as that is kept.
        let area = contour.area
        let seam = tolerance * contour.segments.reduce(0) { $0 + $1.start.distance(to: $1.end) }
        guard pieces.count > 1, abs(area) > 2 * seam, abs(result.area - area) <= 2 * seam else { return nil }
        return result
    }
}

// MARK: - Runs

extension Simplification {
    /// The number of joints: joint `i` is between piece `i` and the next one.
    var jointCount: Int { isClosed ? pieces.count : pieces.count - 1 }

    func next(_ index: Int) -> Int { index + 1 == pieces.count ? 0 : index + 1 }

    /// Consecutive pieces that belong together.
    struct Run {
        /// All pieces of the contour.
        let all: ContiguousArray<Piece>
        /// The index of the first piece.
        let start: Int
        let count: Int
        /// Whether it is the whole contour, without an end.
        let isRing: Bool

        subscript(index: Int) -> Piece {
            let index = start + index
            return all[index < all.count ? index : index - all.count]
        }

        var pieces: ContiguousArray<Piece> { ContiguousArray((0..<count).lazy.map { self[$0] }) }
    }

    /// The pieces, with the result of `replacement` for every run of more than one piece.
    ///
    /// - Parameter joined: for each joint, whether its two pieces belong together.
    func replacingRuns(
        _ joined: [Bool], _ replacement: (Run) -> ContiguousArray<Piece>?
    ) -> ContiguousArray<Piece> {
        guard joined.contains(true) else { return pieces }
        // The runs of a closed contour are counted from the start of a run.
        let end = isClosed ? joined.firstIndex(of: false) : nil
        var start = end.map(next) ?? 0
        var result: ContiguousArray<Piece> = []
        result.reserveCapacity(pieces.count)
        var rest = pieces.count
        while rest > 0 {
            var (count, last) = (1, start)
            while count < rest, joined[last] { (count, last) = (count + 1, next(last)) }
            let run = Run(all: pieces, start: start, count: count, isRing: isClosed && end == nil)
            if count > 1, let pieces = replacement(run) {
                result += pieces
            } else {
                for index in 0..<count { result.append(run[index]) }
            }
            (start, rest) = (next(last), rest - count)
        }
        return result
    }

    /// Excludes the vertices at which a ring can be divided symmetrically: the leftmost, rightmost, highest and lowest.
    /// - Returns: for each joint, whether its vertex is not one of them.
    func joinedBetweenExtremes() -> [Bool] {
        let bounds = pieces.reduce(Rect(pieces[0].segment.start)) { $0.union($1.segment.start) }
        return pieces.map { piece in
            let vertex = piece.segment.end
            return
                !(vertex.x - bounds.minX <= tolerance || bounds.maxX - vertex.x <= tolerance
                || vertex.y - bounds.minY <= tolerance || bounds.maxY - vertex.y <= tolerance)
        }
    }
}

// MARK: - Joints

extension Segment {
    /// The direction at the start, of length 1; if the handle has no length, up to rounding, the direction to the next
    /// control point. Zero for a point.
    var startDirection: Vector {
        let curve = cubic
        let (first, second, chord) = (
            curve.control1 - curve.start, curve.control2 - curve.start, curve.end - curve.start
        )
        let least = 1e-14 * (first.squaredLength + second.squaredLength + chord.squaredLength)
        let leg = first.squaredLength > least ? first : second.squaredLength > least ? second : chord
        return leg.normalized ?? .zero
    }

    var endDirection: Vector { -reversed.startDirection }

    /// The segment as a cubic, exactly.
    var cubic: CubicBezier {
        switch self {
        case .line(let line):
            CubicBezier(
                line.start, line.start.interpolated(to: line.end, at: 1.0 / 3),
                line.start.interpolated(to: line.end, at: 2.0 / 3), line.end)
        case .quadratic(let curve): curve.elevated
        case .cubic(let curve): curve
        }
    }

    package var isLine: Bool { if case .line = self { true } else { false } }
}

// MARK: - Specks

extension Simplification {
    /// Removes pieces that are too short to have a direction, such as a closing line that only closes a rounding
    /// error. The neighbours then meet half-way.
    private mutating func dropSpecks() {
        let limit = tolerance / 8
        let lengths = pieces.map { piece in
            let isLong = (piece.segment.end - piece.segment.start).squaredLength > limit * limit
            return isLong ? .infinity : piece.segment.cubic.polygonLength
        }
        guard isClosed, lengths.contains(where: { $0 <= limit }),
            let origin = lengths.firstIndex(where: { $0 > limit })
        else { return }
        var kept: ContiguousArray<Piece> = []
        var specks: ContiguousArray<Piece> = []
        var gap = 0.0
        for step in 1...pieces.count {
            let index = (origin + step) % pieces.count
            if lengths[index] <= limit {
                specks.append(pieces[index])
                gap += lengths[index]
                continue
            }
            if gap > limit { kept += specks }
            kept.append(pieces[index])
            specks.removeAll()
            gap = 0
        }
        guard kept.count > 1, kept.count < pieces.count else { return }
        pieces = kept
        for index in pieces.indices { closeGap(after: index) }
    }

    private mutating func closeGap(after index: Int) {
        let (from, to) = (pieces[index].segment.end, pieces[next(index)].segment.start)
        guard from != to else { return }
        let place = from.midpoint(to: to)
        pieces[index].segment = pieces[index].segment.reversed.starting(at: place).reversed
        pieces[next(index)].segment = pieces[next(index)].segment.starting(at: place)
        pieces[index].error += from.distance(to: place)
        pieces[next(index)].error += from.distance(to: place)
    }
}

// MARK: - Lines

extension Simplification {
    /// Replaces curves that are straight within the tolerance, and whose ends have that direction, by lines.
    private mutating func straightenCurves() {
        for index in pieces.indices where !pieces[index].segment.isLine {
            let piece = pieces[index]
            let line = Line(piece.segment.start, piece.segment.end)
            let (chord, curve) = (line.end - line.start, piece.segment.cubic)
            // A cubic deviates from its chord by at most three quarters of the distance of its control points.
            let error = 0.75 * max(line.distance(to: curve.control1), line.distance(to: curve.control2))
            guard let direction = chord.normalized, piece.error + error <= tolerance / 2,
                abs(piece.startDirection.cross(direction)) <= Simplification.greatestBend / 3,
                abs(piece.endDirection.cross(direction)) <= Simplification.greatestBend / 3,
                (curve.control1 - line.start).dot(chord) >= 0, (line.end - curve.control2).dot(chord) >= 0
            else { continue }
            pieces[index] = Piece(.line(line), error: piece.error + error)
            isChanged = true
        }
    }

    /// Merges consecutive lines if all their vertices are within the tolerance of the merged line.
    private mutating func joinLines() {
        guard (0..<jointCount).contains(where: { isDispensable($0) }) else { return }
        var joined = [Bool](repeating: false, count: pieces.count)
        for index in 0..<jointCount { joined[index] = isDispensable(index) }
        if isClosed, !joined.contains(false) { joined = joinedBetweenExtremes() }
        pieces = replacingRuns(joined) { lines(for: $0.pieces) }
    }

    /// Whether the vertex between this line and the next can be dropped, judged by these two.
    private func isDispensable(_ index: Int) -> Bool {
        guard case .line(let a) = pieces[index].segment, case .line(let b) = pieces[next(index)].segment else {
            return false
        }
        return (a.end - a.start).dot(b.end - b.start) > 0 && Line(a.start, b.end).distance(to: a.end) <= tolerance
    }

    /// The vertices that a run of lines needs: between two of them, the one farthest from the line through both, if it
    /// is too far away (Ramer 1972, Douglas and Peucker 1973). If several are equally far, all of them are kept, so
    /// that the result does not depend on the direction of the run.
    private func lines(for run: ContiguousArray<Piece>) -> ContiguousArray<Piece>? {
        let error = run.map(\.error).max() ?? 0
        let vertices = run.map(\.segment.start) + [run[run.count - 1].segment.end]
        var result: ContiguousArray<Piece> = []
        var open = [0..<run.count]
        while let stretch = open.popLast() {
            let line = Line(vertices[stretch.lowerBound], vertices[stretch.upperBound])
            let inner = stretch.lowerBound + 1..<stretch.upperBound
            let most = inner.reduce(0) { max($0, line.distance(to: vertices[$1])) }
            if inner.isEmpty || (error + most <= tolerance && line.start != line.end) {
                result.append(Piece(.line(line), error: error + most))
                continue
            }
            // Equal up to rounding.
            let stops = inner.filter { line.distance(to: vertices[$0]) >= most * (1 - 1e-6) }
            let ends = [stretch.lowerBound] + stops + [stretch.upperBound]
            for (from, to) in zip(ends, ends.dropFirst()).reversed() { open.append(from..<to) }
        }
        return result.count < run.count ? result : nil
    }
}
