internal import Markup

/// Finds names of assets in files of any other kind that an app is made of: data, web pages, code in other languages,
/// the configuration of a build.
///
/// All words, and all texts in quotes, are mentions. A mention makes no finding, so that a word which is none does no
/// harm.
enum WordReferences {
    /// - Parameter mayBegin: whether a name may begin as this word does. Most words are dropped by it.
    static func read(_ bytes: [UInt8], _ mayBegin: (ArraySlice<UInt8>) -> Bool, _ report: (Reference) -> Void) {
        var (index, quote) = (0, Int?.none)
        func add(_ range: Range<Int>) {
            let word = bytes[range]
            guard !word.isEmpty, word.count <= AssetNames.lengthLimit, mayBegin(word) else { return }
            report(Reference(.text(String(decoding: word, as: UTF8.self)), at: range.lowerBound))
        }
        while index < bytes.count {
            let byte = bytes[index]
            if isOfWord(byte) {
                let start = index
                while index < bytes.count, isOfWord(bytes[index]) { index += 1 }
                addWord(start..<index, bytes, add)
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                if let start = quote, bytes[start - 1] == byte {
                    add(start..<index)
                    quote = nil
                } else {
                    quote = index + 1
                }
            case 0x0A, 0x0D: quote = nil
            default: break
            }
            index += 1
        }
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte >= 0x80 || "_-./@~".utf8.contains(byte)
    }

    /// A word, its last part if it is a path, and both without the marks of a sentence around them.
    private static func addWord(_ range: Range<Int>, _ bytes: [UInt8], _ add: (Range<Int>) -> Void) {
        add(range)
        let isMark = { (byte: UInt8) in "-./@~".utf8.contains(byte) }
        let word = bytes[range]
        guard let first = word.firstIndex(where: { !isMark($0) }), let last = word.lastIndex(where: { !isMark($0) })
        else { return }
        if first > range.lowerBound || last + 1 < range.upperBound { add(first..<(last + 1)) }
        if let slash = bytes[first...last].lastIndex(of: UInt8(ascii: "/")) { add((slash + 1)..<(last + 1)) }
    }
}

/// The bytes of a source in an encoding that has ASCII in it.
enum SourceEncoding {
    /// A file in UTF-16, which its mark says, as UTF-8; all others as they are.
    static func readable(_ source: SourceFile) -> SourceFile {
        let isLowFirst = source.bytes.starts(with: [0xFF, 0xFE])
        guard isLowFirst || source.bytes.starts(with: [0xFE, 0xFF]) else { return source }
        let units = (1..<max(source.bytes.count / 2, 1)).lazy.map { unit in
            let (first, second) = (UInt16(source.bytes[2 * unit]), UInt16(source.bytes[2 * unit + 1]))
            return isLowFirst ? second << 8 | first : first << 8 | second
        }
        return SourceFile(path: source.path, text: String(decoding: units, as: UTF16.self))
    }
}
