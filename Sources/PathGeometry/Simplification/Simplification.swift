/// One contour on its way to fewer segments.
///
/// Every pass joins neighbours. Which, follows from what lies at a joint and from how many there are in a run, seen
/// from both of its ends alike: so mirrored contours are simplified to mirrored ones.
struct Simplification {
    /// A segment, and how far it may lie from what it stands for.
    struct Piece {
        var segment: Segment {
            didSet { (startDirection, endDirection) = (segment.startDirection, segment.endDirection) }
        }
        var error = 0.0
        private(set) var startDirection: Vector
        private(set) var endDirection: Vector
        /// Was it there when neighbours were last asked whether one curve can take their place?
        var isSettled = false

        init(_ segment: Segment, error: Double = 0) {
            self.segment = segment
            self.error = error
            (startDirection, endDirection) = (segment.startDirection, segment.endDirection)
        }

        /// Does the next one set out in about the direction in which this one arrives?
        func goesOn(to next: Piece) -> Bool {
            endDirection.dot(next.startDirection) > 0
                && abs(endDirection.cross(next.startDirection)) <= Simplification.greatestBend
        }
    }

    /// Two directions that differ by more make a corner: 1.7°.
    static let greatestBend = 0.03

    var pieces: ContiguousArray<Piece>
    let isClosed: Bool
    let tolerance: Double
    /// Is anything else than it was?
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

    /// Pieces in a row that belong together.
    struct Run {
        var pieces: ContiguousArray<Piece> = []
        /// The index of the first.
        var start = 0
        /// Is it the whole contour, without an end?
        var isRing = false

        var count: Int { pieces.count }
    }

    /// The pieces, with what `replacement` finds in place of every run of more than one.
    ///
    /// - Parameter joined: by joint, whether the pieces there belong together.
    func replacingRuns(
        _ joined: [Bool], _ replacement: (Run) -> ContiguousArray<Piece>?
    ) -> ContiguousArray<Piece> {
        guard joined.contains(true) else { return pieces }
        // The runs of a closed contour are counted from one's beginning.
        let origin = isClosed ? (joined.firstIndex(of: false) ?? -1) + 1 : 0
        var result: ContiguousArray<Piece> = []
        var run = Run(start: origin % pieces.count, isRing: isClosed && !joined.contains(false))
        for step in pieces.indices {
            let index = (origin + step) % pieces.count
            run.pieces.append(pieces[index])
            if step + 1 < pieces.count, joined[index] { continue }
            result += run.count > 1 ? replacement(run) ?? run.pieces : run.pieces
            run.pieces.removeAll(keepingCapacity: true)
            run.start = next(index)
        }
        return result
    }

    /// Marks vertices that a ring can be taken apart at, alike on all sides: those farthest left, right, up and down.
    /// - Returns: by joint, whether its vertex is none of them.
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
    /// The direction at its start, of length 1: where a handle has no length, or only that of its rounding, the
    /// direction to the next control point. Zero for a point.
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

    package var isLine: Bool { if case .line = self { true } else { false } }
}
