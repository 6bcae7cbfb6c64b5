internal import PathGeometry

/// How much a drawing may ask for. Icons stay far below; what passes a limit is refused with its name.
public enum ReadingLimits {
    /// Elements inside each other, the instances that `use` makes included.
    public static let depth = 256
    /// References that are followed, `use` and paint servers alike: nested `use` grows exponentially.
    public static let references = 100_000
    /// Style rules, each selector of a list counted.
    public static let rules = 10_000
    /// Segments of all paths of a glyph together.
    public static let segments = Path.segmentLimit
    /// Dashes of one stroke.
    public static let dashes = Path.dashLimit
    /// The greatest magnitude of a coordinate, in user units: products of three stay exact enough in a
    /// double, and no picture is a million million pixels wide.
    public static let coordinate = 1e12
    /// Diagnostics of one file; the rest is counted.
    public static let diagnostics = 100
}
