import GlyphKit

/// What is shown of one good build.
struct LivePage: Sendable {
    /// 1 and up; 0 before there was any.
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
