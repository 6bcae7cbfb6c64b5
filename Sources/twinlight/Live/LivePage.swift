import GlyphKit

/// What is shown of one good build.
struct LivePage: Sendable {
    var number: Int
    var set: GlyphSet
    var html: [UInt8]
    /// What the page draws everything from, as JSON.
    var data: [UInt8]
}
