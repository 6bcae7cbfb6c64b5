import GlyphKit

/// The page of one build without errors.
struct LivePage: Sendable {
    /// From 1 on; 0 before the first build.
    var number: Int
    var set: GlyphSet
    let data: [UInt8]
    let html: [UInt8]

    init(number: Int, set: GlyphSet, sheet: ReviewSheet) {
        (self.number, self.set) = (number, set)
        data = Array(sheet.data.utf8)
        html = Array(sheet.html(live: number).utf8)
    }
}
