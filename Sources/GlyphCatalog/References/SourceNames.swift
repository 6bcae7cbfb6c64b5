internal import Markup

/// A text in quotes, with what stands around it on its line.
struct SourceText {
    /// The text between what is put in at run time: one piece for a text without any.
    var pieces: [String]
    /// Its place with the quotes.
    fileprivate var range: Range<Int>
    fileprivate var bytes: [UInt8]

    /// The offset of its first quote.
    var offset: Int { range.lowerBound }

    /// Its line up to the quote, at most so many bytes.
    var before: String {
        let line = bytes[..<range.lowerBound].suffix(SourceNames.lengthLimit)
        let start = line.lastIndex(where: SourceNames.isLineEnd).map { $0 + 1 } ?? line.startIndex
        return String(decoding: line[start...], as: UTF8.self)
    }

    /// Its line behind the last quote.
    var after: String {
        let line = bytes[range.upperBound...].prefix(SourceNames.lengthLimit)
        return String(decoding: line.prefix { !SourceNames.isLineEnd($0) }, as: UTF8.self)
    }

    /// Whether it is joined with something else at run time, at its end or at its beginning.
    var isJoined: (atStart: Bool, atEnd: Bool) {
        let (before, after) = (before.withoutOuterSpace, after.withoutOuterSpace)
        return (before.hasSuffix("+") || before.hasSuffix("+="), after.hasPrefix("+") || after.hasPrefix(".append"))
    }
}

/// Goes through a source once, and reports its words and its texts. It knows no language: comments are left out where a
/// file is of a language like C, and a text ends with its line.
///
/// A mention makes no finding, so that a word which names nothing does no harm.
struct SourceNames {
    private let bytes: [UInt8]
    private let isCode: Bool
    private let word: (Range<Int>) -> Void
    private let text: (SourceText) -> Void
    private var index = 0
    private var isLong = false
    /// A mark of a format such as `%02d`.
    private let mark = #/%[0-9$.*+\-# lhqz]*[@a-zA-Z]/#

    /// The longest word or text that is compared with names, in bytes: far longer than any path of a file.
    static let lengthLimit = 1024
    /// Texts in what is put into others are not nested deeper.
    private static let depthLimit = 16

    /// - Parameters:
    ///   - isCode: whether it is of a language with comments as in C.
    ///   - word: gets the range of each word.
    static func read(_ bytes: [UInt8], isCode: Bool, word: (Range<Int>) -> Void, text: (SourceText) -> Void) {
        withoutActuallyEscaping(word) { word in
            withoutActuallyEscaping(text) { text in
                var names = SourceNames(bytes: bytes, isCode: isCode, word: word, text: text)
                names.readCode(depth: 0)
            }
        }
    }

    private init(
        bytes: [UInt8], isCode: Bool, word: @escaping (Range<Int>) -> Void, text: @escaping (SourceText) -> Void
    ) {
        (self.bytes, self.isCode, self.word, self.text) = (bytes, isCode, word, text)
    }

    private func has(_ mark: String) -> Bool { bytes[index...].starts(with: mark.utf8) }

    fileprivate static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    /// - Parameter depth: of texts around it, of which a parenthesis ends what is put in.
    private mutating func readCode(depth: Int) {
        var parentheses = 0
        while index < bytes.count {
            let byte = bytes[index]
            if isOfWord(byte) {
                let start = index
                while index < bytes.count, isOfWord(bytes[index]) { index += 1 }
                if index - start <= Self.lengthLimit { word(start..<index) }
                continue
            }
            switch byte {
            case UInt8(ascii: "/") where isCode && !isLong && has("//"):
                while index < bytes.count, !Self.isLineEnd(bytes[index]) { index += 1 }
            case UInt8(ascii: "/") where isCode && !isLong && has("/*"): skipComment()
            case UInt8(ascii: "\"") where has("\"\"\""):
                isLong.toggle()
                index += 3
            case UInt8(ascii: "\""), UInt8(ascii: "'"): readText(depth: depth)
            case UInt8(ascii: "(") where depth > 0:
                parentheses += 1
                index += 1
            case UInt8(ascii: ")") where depth > 0:
                index += 1
                if parentheses == 0 { return }
                parentheses -= 1
            case 0x0A, 0x0D:
                if depth > 0 { return }
                index += 1
            default: index += 1
            }
        }
    }

    private func isOfWord(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte >= 0x80 || byte == UInt8(ascii: "_")
            || !isCode && "-./@~".utf8.contains(byte)
    }

    private mutating func skipComment() {
        while index < bytes.count, !has("*/") { index += 1 }
        index += 2
    }

    /// A text up to the same quote, or to the end of its line, where it is dropped, and read as words.
    private mutating func readText(depth: Int) {
        let (start, quote) = (index, bytes[index])
        index += 1
        var (pieces, first) = ([String](), index)
        func piece(to end: Int) -> String { String(decoding: bytes[first..<end], as: UTF8.self) }
        while index < bytes.count, bytes[index] != quote {
            if Self.isLineEnd(bytes[index]) || index - start > Self.lengthLimit {
                index = start + 1
                return
            }
            if has("\\("), isCode, depth < Self.depthLimit {
                pieces.append(piece(to: index))
                index += 2
                readCode(depth: depth + 1)
                first = index
            } else {
                index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
            }
        }
        guard index < bytes.count else { return }
        pieces.append(piece(to: index))
        index += 1
        text(
            SourceText(
                pieces: pieces.count == 1 ? parts(ofFormat: pieces[0]) : pieces, range: start..<index, bytes: bytes
            ))
        // Its words count, too, in data.
        if !isCode { readWords(in: start + 1..<index - 1) }
    }

    private func readWords(in range: Range<Int>) {
        var start = range.lowerBound
        while start < range.upperBound {
            var end = start
            while end < range.upperBound, isOfWord(bytes[end]) { end += 1 }
            if end > start { word(start..<end) }
            start = end + 1
        }
    }

    /// The text around the marks of a format such as `icon_%02d`.
    private func parts(ofFormat format: String) -> [String] {
        guard format.utf8.contains(UInt8(ascii: "%")) else { return [format] }
        return format.split(separator: mark, omittingEmptySubsequences: false).map(String.init)
    }

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

/// A call that loads an asset, as the line of its text shows it.
struct LoadingCall {
    var kind: AssetSet.Kind
    /// The type whose initializer it is.
    var type: String
    /// Whether the app goes on without the asset: `if let`, `guard let`, `??`.
    var isOptional: Bool

    private static let callers: [(end: String, type: String, kind: AssetSet.Kind)] = [
        ("UIImage(named:", "UIImage", .image), ("NSImage(named:", "NSImage", .image), ("Image(", "Image", .image),
        ("Image(decorative:", "Image", .image), ("imageLiteral(resourceName:", "imageLiteral", .image),
        ("UIColor(named:", "UIColor", .color), ("NSColor(named:", "NSColor", .color), ("Color(", "Color", .color),
        ("UIImage imageNamed:", "UIImage", .image), ("NSImage imageNamed:", "NSImage", .image),
        ("UIColor colorNamed:", "UIColor", .color),
    ]

    /// Nil where the text is not certainly the whole name of an asset of the app.
    init?(around text: SourceText) {
        guard text.pieces.count == 1, let name = text.pieces.first, !name.isEmpty, !text.isJoined.atEnd else {
            return nil
        }
        var before = text.before.withoutOuterSpace
        if before.hasSuffix("@") { before.removeLast() }
        let call = Self.callers.first { before.withoutOuterSpace.hasSuffix($0.end) }
        guard let call, let next = text.after.withoutOuterSpace.first, ")],".contains(next),
            !text.after.contains("bundle"), !text.after.contains("in:")
        else { return nil }
        // `MyImage(` and `Theme.Color(` are others.
        let head = before.withoutOuterSpace.dropLast(call.end.count)
        if let last = head.last, last.isLetter || last.isNumber || last == "_" || last == "." { return nil }
        // AppKit has images and colours of its own, such as NSAddTemplate and textColor.
        if call.type == "NSImage", name.hasPrefix("NS") { return nil }
        if call.type == "NSColor", name.hasSuffix("Color"), name.first?.isLowercase ?? false { return nil }
        let line = text.before + text.after
        let isOptional = ["if let", "guard let", "if var", "??", "?.", "try?", "== nil", "!= nil"].contains {
            line.contains($0)
        }
        (kind, type, self.isOptional) = (call.kind, call.type, isOptional)
    }
}
