/// Finds references of a drawing to something outside of it: anything but `#…` and `data:…` in `href`, `url(…)`,
/// `@import` and the `SYSTEM` of an entity.
///
/// librsvg opens no reference, since it gets no base address. But it does not report them either, and the picture
/// would be incomplete.
enum ExternalReference {
    /// The first reference as it is written, truncated if it is long.
    static func first(in svg: [UInt8]) -> String? {
        for opening in openings {
            var start = 0
            while let found = svg.firstIndex(of: opening.text, from: start) {
                start = found + opening.text.count
                var value = svg[start...].drop(while: spaces.contains)
                if opening.isAttribute {
                    guard value.first == UInt8(ascii: "=") else { continue }
                    value = value.dropFirst()
                }
                let target = value.drop { spaces.contains($0) || quotes.contains($0) }.prefix { !ends.contains($0) }
                if target.isEmpty || target.first == UInt8(ascii: "#") || target.starts(with: "data:".utf8) { continue }
                return String(decoding: target.prefix(80), as: UTF8.self)
            }
        }
        return nil
    }

    private static let openings: [(text: [UInt8], isAttribute: Bool)] = [
        (Array("href".utf8), true), (Array("url(".utf8), false), (Array("@import".utf8), false),
        (Array(" SYSTEM ".utf8), false),
    ]
    private static let spaces = Array(" \t\r\n".utf8)
    private static let quotes = Array("\"'".utf8)
    private static let ends = Array("\"')<>\r\n".utf8)
}

extension [UInt8] {
    /// The index of the first occurrence of `text` at or after `start`.
    func firstIndex(of text: [UInt8], from start: Int) -> Int? {
        guard let first = text.first, count >= text.count else { return nil }
        let last = count - text.count
        var place = start
        while place <= last, let found = self[place...last].firstIndex(of: first) {
            if self[found..<found + text.count].elementsEqual(text) { return found }
            place = found + 1
        }
        return nil
    }
}
