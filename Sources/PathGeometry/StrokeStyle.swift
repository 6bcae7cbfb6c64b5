/// The shape of a stroke's ends; spelled as in SVG.
public enum LineCap: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    case butt, round, square
}

/// The shape of a stroke's corners; spelled as in SVG. A miter beyond the limit becomes a bevel.
public enum LineJoin: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    case miter, round, bevel
}

/// The pattern of dashes and gaps along a stroke, in the units of the path.
public struct DashPattern: Hashable, Sendable {
    /// Dash, gap, dash, gap …: never empty, even in number, not negative, not all zero.
    public let lengths: [Double]
    /// The offset in the pattern at which a subpath begins, in units of the path.
    public let offset: Double

    /// Creates a pattern; a list of odd length is repeated once. Nil if the list means a solid line (empty, all zero)
    /// or is invalid (negative, not finite). SVG 2, "stroke-dasharray".
    public init?(_ lengths: [Double], offset: Double = 0) {
        guard !lengths.isEmpty, offset.isFinite,
            lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.contains(where: { $0 > 0 })
        else { return nil }
        self.lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        self.offset = offset
    }
}

/// The style of a stroke. It begins with the initial values of SVG.
public struct StrokeStyle: Hashable, Sendable {
    /// In units of the path; positive and finite.
    public var width: Double
    /// The shape of open ends.
    public var cap: LineCap
    /// The shape of corners.
    public var join: LineJoin
    /// The maximum ratio of miter length to width, at least 1.
    public var miterLimit: Double
    /// Dashes and gaps; nil for a solid line.
    public var dash: DashPattern?

    /// A style with the initial values of SVG for all other properties. The width must be positive to be drawn.
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
