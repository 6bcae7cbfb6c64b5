/// One contour on its way to fewer segments.
///
/// Every pass joins neighbours. Which, follows from what lies at a joint and from how many there are in a run, seen
/// from both of its ends alike: so mirrored contours are simplified to mirrored ones.
struct Simplification {
    /// A segment, and how far it may lie from what it stands for.
    struct Piece {
        var segment: Segment
        var error = 0.0
        /// Does the next piece go on along the same circle?
        var goesRound = false
    }

    /// Two directions that differ by more make a corner: 1.7°.
    static let greatestBend = 0.03

    var pieces: ContiguousArray<Piece>
    let isClosed: Bool
    let tolerance: Double
    /// Is anything else than it was?
    var isChanged = false

    init(_ contour: Subpath, tolerance: Double) {
        pieces = ContiguousArray(contour.segments.lazy.map { Piece(segment: $0) })
        isClosed = contour.isClosed && contour.end == contour.start
        self.tolerance = tolerance
    }

    mutating func run() {
        let count = pieces.count
        dropSpecks()
        joinArcs()
        joinCurves()
        straightenCurves()
        joinLines()
        isChanged = isChanged || pieces.count < count
    }

    /// The contour as it is now; nil where too little of it is left.
    func result(like contour: Subpath) -> Subpath? {
        guard let first = pieces.first else { return nil }
        let result = Subpath(
            start: first.segment.start, segments: ContiguousArray(pieces.lazy.map(\.segment)), isClosed: isClosed)
        guard isClosed else { return result }
        // No more can have been moved than a seam of the tolerance's width: what is as thin as that stays.
        let area = contour.area
        let seam = tolerance * contour.segments.reduce(0) { $0 + $1.start.distance(to: $1.end) }
        guard pieces.count > 1, abs(area) > 2 * seam, abs(result.area - area) <= 2 * seam else { return nil }
        return result
    }
}

// MARK: - Runs

extension Simplification {
    /// How many joints there are: joint `i` lies between piece `i` and the next one.
    var jointCount: Int { isClosed ? pieces.count : pieces.count - 1 }

    func next(_ index: Int) -> Int { index + 1 == pieces.count ? 0 : index + 1 }

    /// The pieces, with what `replacement` finds in place of every run of more than one that belong together.
    ///
    /// - Parameters:
    ///   - joined: by joint.
    ///   - replacement: is also told whether the run is the whole contour, without an end.
    func replacingRuns(
        _ joined: [Bool], _ replacement: (ContiguousArray<Piece>, _ isRing: Bool) -> ContiguousArray<Piece>?
    ) -> ContiguousArray<Piece> {
        guard joined.contains(true) else { return pieces }
        let isRing = isClosed && !joined.contains(false)
        // The runs of a closed contour are counted from one's beginning.
        let origin = isClosed ? (joined.firstIndex(of: false) ?? -1) + 1 : 0
        var result: ContiguousArray<Piece> = []
        var run: ContiguousArray<Piece> = []
        for step in pieces.indices {
            let index = (origin + step) % pieces.count
            run.append(pieces[index])
            if step + 1 < pieces.count, joined[index] { continue }
            result += run.count > 1 ? replacement(run, isRing) ?? run : run
            run.removeAll(keepingCapacity: true)
        }
        return result
    }

    /// Marks vertices that a ring can be taken apart at, alike on all sides: those farthest left, right, up and down.
    /// - Returns: by joint, whether its vertex is none of them.
    func joinedBetweenExtremes() -> [Bool] {
        let bounds = pieces.reduce(Rect(pieces[0].segment.start)) { $0.union($1.segment.start) }
        return pieces.map { piece in
            let vertex = piece.segment.end
            return !(vertex.x - bounds.minX <= tolerance || bounds.maxX - vertex.x <= tolerance
                || vertex.y - bounds.minY <= tolerance || bounds.maxY - vertex.y <= tolerance)
        }
    }
}

// MARK: - Joints

extension Segment {
    /// The direction at its start, of length 1; zero for a point.
    var startDirection: Vector {
        switch self {
        case .line(let line): (line.end - line.start).normalized ?? .zero
        case .quadratic(let curve): curve.elevated.tangent(at: 0, isEnd: false) ?? .zero
        case .cubic(let curve): curve.tangent(at: 0, isEnd: false) ?? .zero
        }
    }

    var endDirection: Vector { -reversed.startDirection }

    /// Does the next segment set out in about the direction in which this one arrives?
    func goesOn(to next: Segment) -> Bool {
        let (before, after) = (endDirection, next.startDirection)
        return before.dot(after) > 0 && abs(before.cross(after)) <= Simplification.greatestBend
    }

    /// As a cubic, exactly.
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

    var isLine: Bool { if case .line = self { true } else { false } }
}
