internal import PathGeometry

/// How much a drawing may ask for. Icons stay far below; what passes a limit is refused with its name.
package enum ReadingLimits {
    /// Elements inside each other, the instances that `use` makes included.
    package static let depth = 256
    /// References that are followed, `use` and paint servers alike: nested `use` grows exponentially.
    package static let references = 100_000
    /// Style rules, each selector of a list counted.
    package static let rules = 10_000
    /// Segments of all paths of a glyph together.
    package static let segments = Path.segmentLimit
    /// Dashes of one stroke.
    package static let dashes = Path.dashLimit
    /// The greatest magnitude of a coordinate, in user units: products of three stay exact enough in a
    /// double, and no picture is a million million pixels wide.
    package static let coordinate = 1e12
    /// Diagnostics of one file; the rest is counted.
    package static let diagnostics = 100
}
