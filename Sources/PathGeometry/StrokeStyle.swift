/// How the shape of a stroke ends; spelled as in SVG.
public enum LineCap: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    case butt, round, square
}

/// How two pieces of a stroke meet; spelled as in SVG. A miter beyond the limit becomes a bevel.
public enum LineJoin: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    case miter, round, bevel
}

/// The pattern of dashes and gaps along a stroke, in the units of the path.
public struct DashPattern: Hashable, Sendable {
    /// Dash, gap, dash, gap …: never empty, even in number, none negative, not all zero.
    public let lengths: [Double]
    /// How far into the pattern a subpath begins, in units of the path.
    public let offset: Double

    /// A list of odd length is repeated once; nil where the list means a solid line
    /// (empty, all zero) or is invalid (negative, not finite). SVG 2, "stroke-dasharray".
    public init?(_ lengths: [Double], offset: Double = 0) {
        guard !lengths.isEmpty, offset.isFinite,
            lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.contains(where: { $0 > 0 })
        else { return nil }
        self.lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        self.offset = offset
    }
}

/// What a pen does along a path. The initial values are those of SVG.
public struct StrokeStyle: Hashable, Sendable {
    /// In units of the path; positive and finite.
    public var width: Double
    /// How open ends are drawn.
    public var cap: LineCap
    /// How corners are drawn.
    public var join: LineJoin
    /// The greatest ratio of miter length to width, at least 1.
    public var miterLimit: Double
    /// Dashes and gaps; nil draws the whole line.
    public var dash: DashPattern?

    /// A line of a width, which has to be positive to be drawn; else as SVG has it where nothing is said.
    public init(
        width: Double, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 4,
        dash: DashPattern? = nil
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
    }
}
