import GlyphKit
import Markup

/// The origins of the glyphs of a build, for verbose output.
struct GlyphCountText {
    var origins: [GlyphOrigin]
    /// The number of glyphs in the manifest.
    var total: Int

    var line: String {
        func count(_ origin: GlyphOrigin) -> Int { origins.count { $0 == origin } }
        var parts = ["\(count(.derived)) derived", "\(count(.cached)) from the cache"]
        for (number, words) in [
            (count(.unchanged), "unchanged"), (count(.failed), "with errors"),
            (total - origins.count, "not selected"),
        ] where number > 0 {
            parts.append("\(number) \(words)")
        }
        return "\(counted(total, "glyph")): " + parts.joined(separator: ", ")
    }
}
