internal import Markup

/// Cuts bytes into tokens. In a text with interpolations there is code, and in this there are texts: the two stacks
/// alternate, code first.
struct SourceLexer {
    /// Code that is not finished.
    private struct Code {
        var tokens: [SourceTokens.Token] = []
        /// The open parentheses in an interpolation: the one that closes it is one more.
        var parentheses = 0
    }

    /// A text whose end is not reached.
    private struct Text {
        var start: Int
        var contentStart: Int
        var hashes: Int
        var isMultiline: Bool
        var gaps: [Range<Int32>] = []
        var gapStart = 0
    }

    private let bytes: [UInt8]
    private let language: SourceTokens.Language
    private var index = 0
    private var codes: [Code] = [Code()]
    private var texts: [Text] = []
    private(set) var finished: [SourceTokens.Token] = []
    private(set) var literals: [SourceTokens.Literal] = []
    private(set) var gaps: [Range<Int32>] = []

    /// The numbers of `#` of regular expressions of many lines that nothing closes.
    private var openExpressions: Set<Int> = []
    /// No compiler accepts a source with so many of them: then the end of another one is not looked for.
    private static let openExpressionLimit = 16
    /// Whether a raw text of C++ had no end: then no other one is looked for.
    private var hasOpenRawText = false

    init(_ bytes: [UInt8], _ language: SourceTokens.Language) {
        (self.bytes, self.language) = (bytes, language)
        if bytes.starts(with: SourceFile.byteOrderMark) { index = SourceFile.byteOrderMark.count }
    }

    mutating func run() {
        while index < bytes.count {
            if codes.count > texts.count { lexCode() } else { lexText() }
        }
        while !codes.isEmpty { finishCode() }
    }

    private func byte(_ ahead: Int = 0) -> UInt8? { index + ahead < bytes.count ? bytes[index + ahead] : nil }

    private var isTripleQuote: Bool { (0..<3).allSatisfy { byte($0) == UInt8(ascii: "\"") } }

    private mutating func append(_ kind: SourceTokens.Kind, from start: Int, literal: Int = -1) {
        codes[codes.count - 1].tokens.append(
            SourceTokens.Token(kind: kind, start: Int32(start), end: Int32(index), literal: Int32(literal)))
    }

    private mutating func finishCode() {
        guard let code = codes.popLast() else { return }
        if !finished.isEmpty {
            finished.append(SourceTokens.Token(kind: .boundary, start: Int32(index), end: Int32(index)))
        }
        finished += code.tokens
    }

    // MARK: Code

    private mutating func lexCode() {
        let (start, first) = (index, bytes[index])
        switch first {
        case 0x20, 0x09, 0x0A, 0x0D: index += 1
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
        case UInt8(ascii: "/") where language == .swift && mayBeginExpression: lexExpression()
        case UInt8(ascii: "\""): beginText(hashes: 0)
        case UInt8(ascii: "#") where language == .swift:
            while byte() == UInt8(ascii: "#") { index += 1 }
            switch byte() {
            case UInt8(ascii: "\""): beginText(hashes: index - start)
            case UInt8(ascii: "/"): lexExpression(hashes: index - start)
            default: append(.punctuation, from: start)
            }
        case UInt8(ascii: "`") where language == .swift: lexQuotedIdentifier()
        case UInt8(ascii: "'") where language == .c: skipCharacter()
        case _ where Self.beginsIdentifier(first):
            while let next = byte(), Self.beginsIdentifier(next) || next.isDigit { index += 1 }
            if isRawTextPrefix(start) { lexRawText(from: start) } else { append(.identifier, from: start) }
        case _ where first.isDigit:
            while let next = byte(), next.isDigit || next.isLetter || next == UInt8(ascii: "_") || isInNumber {
                index += 1
            }
            append(.number, from: start)
        case UInt8(ascii: ")") where codes.count > 1 && codes[codes.count - 1].parentheses == 0:
            index += 1
            endInterpolation()
        default:
            if first == UInt8(ascii: "(") { codes[codes.count - 1].parentheses += 1 }
            if first == UInt8(ascii: ")") { codes[codes.count - 1].parentheses -= 1 }
            index += 1
            append(.punctuation, from: start)
        }
    }

    private static func beginsIdentifier(_ byte: UInt8) -> Bool {
        byte.isLetter || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
    }

    /// Whether a digit follows a decimal point, or a mark between digits, which C++ has.
    private var isInNumber: Bool {
        let isMark = byte() == UInt8(ascii: ".") || language == .c && byte() == UInt8(ascii: "'")
        return isMark && byte(1)?.isDigit ?? false
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    /// In C, a line that ends with a backslash goes on in the next one.
    private mutating func skipLine() {
        while let next = byte(), !Self.isLineEnd(next) {
            let goesOn = language == .c && next == UInt8(ascii: "\\") && byte(1).map(Self.isLineEnd) ?? false
            index += goesOn ? 2 : 1
            if goesOn, bytes[index - 1] == 0x0D, byte() == 0x0A { index += 1 }
        }
    }

    /// Comments are nested in Swift.
    private mutating func skipComment() {
        var depth = 0
        while index < bytes.count {
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*"), depth == 0 || language == .swift {
                depth += 1
                index += 2
            } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                index += 2
                if depth == 0 { return }
            } else {
                index += 1
            }
        }
    }

    /// An identifier in backticks, which any characters of a line may be in.
    private mutating func lexQuotedIdentifier() {
        index += 1
        let start = index
        while let next = byte(), next != UInt8(ascii: "`"), next != 0x0A { index += 1 }
        append(.identifier, from: start)
        if byte() == UInt8(ascii: "`") { index += 1 }
    }

    private mutating func skipCharacter() {
        index += 1
        while let next = byte(), next != 0x0A {
            index += next == UInt8(ascii: "\\") ? 2 : 1
            if next == UInt8(ascii: "'") { return }
        }
    }

    // MARK: Regular expressions

    /// Words behind which a value begins.
    private static let valueWords: Set<String> = [
        "return", "in", "case", "if", "while", "where", "try", "await", "throw", "switch", "guard", "else",
    ]

    /// Whether a slash begins a regular expression, and divides nothing: where a value begins, and without a space
    /// behind it (The Swift Programming Language, Lexical Structure).
    private var mayBeginExpression: Bool {
        // An operator alone may be an argument: `reduce(1, /)`.
        guard let next = byte(1), !" \t,)".utf8.contains(next), !Self.isLineEnd(next) else { return false }
        guard let last = codes[codes.count - 1].tokens.last else { return true }
        let word = bytes[Int(last.start)..<Int(last.end)]
        switch last.kind {
        case .identifier: return word.count <= 6 && Self.valueWords.contains(String(decoding: word, as: UTF8.self))
        case .punctuation: return word.first.map { "(,:=[{;&|".utf8.contains($0) } ?? false
        case .string, .number, .boundary: return false
        }
    }

    /// One between slashes: to the end of its line at most. What a parenthesis ends, and what ends with a space, is an
    /// operand of a prefix operator: `action: /Action.home)`.
    private mutating func lexExpression() {
        let start = index
        var (end, depth, isInClass) = (index + 1, 0, false)
        while end < bytes.count, depth >= 0, !Self.isLineEnd(bytes[end]), bytes[end] != UInt8(ascii: "/") {
            switch bytes[end] {
            case UInt8(ascii: "\\"): end += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "(") where !isInClass: depth += 1
            case UInt8(ascii: ")") where !isInClass: depth -= 1
            default: break
            }
            end += 1
        }
        let isClosed =
            depth >= 0 && end < bytes.count && bytes[end] == UInt8(ascii: "/") && bytes[end - 1] != 0x20
            && bytes[end - 1] != 0x09
        index = isClosed ? end + 1 : start + 1
        append(isClosed ? .number : .punctuation, from: start)
    }

    /// One between `#/` and `/#`, of many lines if a line ends behind its slash.
    private mutating func lexExpression(hashes: Int) {
        let start = index - hashes
        index += 1
        while byte() == 0x20 || byte() == 0x09 { index += 1 }
        let isMultiline = byte().map(Self.isLineEnd) ?? true
        let isOpen = openExpressions.contains(hashes) || openExpressions.count >= Self.openExpressionLimit
        if isMultiline, isOpen { return }
        let first = index
        while let next = byte(), isMultiline || !Self.isLineEnd(next) {
            if next == UInt8(ascii: "/"), hasHashes(hashes, at: index + 1) {
                index += 1 + hashes
                return append(.number, from: start)
            }
            index += next == UInt8(ascii: "\\") && !(byte(1).map(Self.isLineEnd) ?? true) ? 2 : 1
        }
        // What its line does not close is dropped, as a text is.
        if isMultiline {
            openExpressions.insert(hashes)
            index = first
        }
    }

    // MARK: Raw texts of C++

    private func isRawTextPrefix(_ start: Int) -> Bool {
        guard language == .c, byte() == UInt8(ascii: "\""), !hasOpenRawText, index - start <= 3 else { return false }
        return ["R", "LR", "uR", "UR", "u8R"].contains { bytes[start..<index].elementsEqual($0.utf8) }
    }

    /// `R"end(text)end"`, where the end has 16 characters at most.
    private mutating func lexRawText(from start: Int) {
        let mark = bytes[(index + 1)..<min(index + 18, bytes.count)]
        guard let open = mark.firstIndex(of: UInt8(ascii: "(")), !mark[..<open].contains(UInt8(ascii: "\"")) else {
            return append(.identifier, from: start)
        }
        let closing = [UInt8(ascii: ")")] + mark[..<open] + [UInt8(ascii: "\"")]
        var end = open + 1
        while end < bytes.count, !bytes[end...].starts(with: closing) { end += 1 }
        guard end < bytes.count else {
            hasOpenRawText = true
            return append(.identifier, from: start)
        }
        index = end + closing.count
        appendText(
            SourceTokens.Literal(
                start: Int32(open + 1), end: Int32(end), firstGap: Int32(gaps.count), gapCount: 0, hashes: 1,
                isMultiline: false), from: start)
    }

    // MARK: Texts

    private mutating func beginText(hashes: Int) {
        let start = index - hashes
        let isMultiline = language == .swift && isTripleQuote
        index += isMultiline ? 3 : 1
        texts.append(Text(start: start, contentStart: index, hashes: hashes, isMultiline: isMultiline))
    }

    private mutating func lexText() {
        let text = texts[texts.count - 1]
        while let next = byte() {
            switch next {
            case UInt8(ascii: "\\"):
                if language == .swift, hasHashes(text.hashes, at: index + 1),
                    byte(1 + text.hashes) == UInt8(ascii: "(")
                {
                    texts[texts.count - 1].gapStart = index
                    index += 2 + text.hashes
                    return codes.append(Code())
                }
                let isLineEnd = byte(1) == 0x0D && byte(2) == 0x0A
                index = min(index + (text.hashes == 0 ? isLineEnd ? 3 : 2 : 1), bytes.count)
            case UInt8(ascii: "\""):
                let quotes = text.isMultiline ? 3 : 1
                if !text.isMultiline || isTripleQuote, hasHashes(text.hashes, at: index + quotes) {
                    return endText(quotes)
                }
                index += 1
            case 0x0A where !text.isMultiline, 0x0D where !text.isMultiline:
                texts.removeLast()
                return
            default: index += 1
            }
        }
        // The source ends in it.
    }

    private func hasHashes(_ count: Int, at start: Int) -> Bool {
        guard start + count <= bytes.count else { return false }
        return bytes[start..<(start + count)].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    private mutating func endText(_ quotes: Int) {
        let text = texts.removeLast()
        let end = index
        index += quotes + text.hashes
        let literal = SourceTokens.Literal(
            start: Int32(text.contentStart), end: Int32(end), firstGap: Int32(gaps.count),
            gapCount: Int32(text.gaps.count), hashes: Int32(text.hashes), isMultiline: text.isMultiline)
        gaps += text.gaps
        appendText(literal, from: text.start)
    }

    private mutating func appendText(_ literal: SourceTokens.Literal, from start: Int) {
        guard literal.end > literal.start else { return append(.string, from: start) }
        literals.append(literal)
        append(.string, from: start, literal: literals.count - 1)
    }

    private mutating func endInterpolation() {
        finishCode()
        guard let last = texts.indices.last else { return }
        texts[last].gaps.append(Int32(texts[last].gapStart)..<Int32(index))
    }
}
