/// Finds what a drawing asks for outside of itself.
///
/// librsvg opens nothing, since it is given no base address, but it also says nothing: the picture would lack a part.
/// A reference that is spelled with character references escapes this look, never that rule.
enum ExternalReference {
    /// The first one as it is written, cut off where it is long.
    static func first(in svg: [UInt8]) -> String? {
        for opening in openings {
            var start = 0
            while let found = svg.firstIndex(of: opening.text, from: start) {
                start = found + opening.text.count
                let value = svg[start...].drop { opening.skipped.contains($0) }
                let target = value.prefix { !ends.contains($0) }
                if target.isEmpty || target.first == UInt8(ascii: "#") || target.starts(with: "data:".utf8) { continue }
                return String(decoding: target.prefix(80), as: UTF8.self)
            }
        }
        return nil
    }

    /// What stands in front of a reference, and what may stand between the two.
    private static let openings: [(text: [UInt8], skipped: [UInt8])] = [
        (Array("href=".utf8), quotes), (Array("url(".utf8), quotes), (Array("@import".utf8), quotes),
        (Array(" SYSTEM ".utf8), quotes),
    ]
    private static let quotes = Array("\"' \t\r\n".utf8)
    private static let ends = Array("\"')<>;\r\n".utf8)
}

extension [UInt8] {
    /// Where the bytes of `text` stand first at or after `start`.
    func firstIndex(of text: [UInt8], from start: Int) -> Int? {
        guard let first = text.first, count >= text.count else { return nil }
        var place = start
        while place <= count - text.count {
            guard let found = self[place...(count - text.count)].firstIndex(of: first) else { return nil }
            if self[found..<found + text.count].elementsEqual(text) { return found }
            place = found + 1
        }
        return nil
    }
}
