internal import PathGeometry

/// Limits of a drawing. Icons are far below them; a drawing beyond a limit is refused, and the message names the limit.
package enum ReadingLimits {
    /// Nested elements, including the instances that `use` makes.
    package static let depth = 256
    /// References that are followed, `use` and paint servers alike; nested `use` can grow exponentially.
    package static let references = 50_000
    /// Style rules; each selector of a list counts.
    package static let rules = 10_000
    /// Style rules with sibling combinators, each of which is tested against all elements.
    package static let siblingRules = 100
    /// Elements that are compared with a part of a selector, in all elements and rules together.
    package static let comparisons = 5_000_000
    /// Elements in each other whose transforms refer to their own boxes; the time doubles with each.
    package static let nestedBoxes = 8
    /// Segments of all paths of a glyph together.
    package static let segments = Path.segmentLimit
    /// Dashes of one stroke.
    package static let dashes = Path.dashLimit
    /// Masks and patterns whose content is drawn, each in each place; like `use`, nested ones can grow exponentially.
    package static let apart = 1000
    /// Masks and patterns in each other.
    package static let apartDepth = 16
    /// Tiles of all patterns together.
    package static let tiles = 10_000
    /// Steps of reading the drawn elements, as `WorkLimit` counts them: references repeat elements with all their
    /// attributes, and clips and masks are areas that are computed.
    package static let work = 20_000_000
    /// Steps of reading a symbol of a sprite, for each step that its own elements take. So the steps of all symbols are
    /// linear in the size of the file, though each of them may draw what all have in common.
    package static let symbolFactor = 20
    /// Steps of reading all symbols of a sprite that they may take besides, in equal shares: one that refers to a large
    /// shape is small itself.
    package static let symbolShares = 10 * work
    /// The maximum magnitude of a coordinate, in user units: products of three coordinates stay exact enough in a
    /// double, and no picture is that large.
    package static let coordinate = 1e12
    /// The least side of a frame, in user units and in pixels.
    package static let side = 1e-6
    /// The greatest ratio of a frame's sides: beyond it, one of them is nothing compared with the other.
    package static let ratio = 1e6
    /// How far a frame may be from the origin, in its sizes: beyond it, coordinates lose the digits that distinguish
    /// its points.
    package static let distance = 1e9
    /// Diagnostics of one file; the others are only counted.
    package static let diagnostics = 100
}
