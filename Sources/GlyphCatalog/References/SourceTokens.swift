internal import Markup

/// The tokens of a source in Swift, or in a language of C's family: as much of the language as is needed to tell names
/// in code from texts and comments.
///
/// It is one pass over the bytes without recursion, so that neither depth nor a text without an end costs more than its
/// length. What no compiler accepts gives tokens, too: a text that its line does not close is dropped, and reading
/// goes on in the next line.
struct SourceTokens: Sendable {
    enum Language: Sendable { case swift, c }

    enum Kind: UInt8, Sendable {
        case identifier, string, number, punctuation
        /// Tokens before and after it are in different texts.
        case boundary
    }

    struct Token: Sendable {
        fileprivate(set) var kind: Kind
        /// The range in the source; of a text with its quotes.
        fileprivate var start: Int32
        fileprivate var end: Int32
        /// The index of the text; negative for an empty one.
        fileprivate var literal: Int32 = -1

        /// For locations: of a text, its first quote or `#`.
        var offset: Int { Int(start) }
    }

    fileprivate struct Literal: Sendable {
        var start: Int32
        var end: Int32
        /// Its part of `gaps`.
        var firstGap: Int32
        var gapCount: Int32
        var hashes: Int32
        var isMultiline: Bool
    }

    let bytes: [UInt8]
    let language: Language
    /// The code in an interpolation is before the code around it, with a boundary between them.
    let tokens: [Token]
    private let literals: [Literal]
    private let gaps: [Range<Int32>]

    /// - Parameter bytes: valid UTF-8 of fewer than 2 GiB.
    init(_ bytes: [UInt8], _ language: Language) {
        var lexer = SourceLexer(bytes, language)
        lexer.run()
        (self.bytes, self.language, tokens) = (bytes, language, lexer.finished)
        (literals, gaps) = (lexer.literals, lexer.gaps)
    }

    /// Whether the token is this character outside of texts.
    func isPunctuation(_ index: Int, _ character: Unicode.Scalar) -> Bool {
        guard tokens.indices.contains(index), tokens[index].kind == .punctuation else { return false }
        return bytes[tokens[index].offset] == UInt8(ascii: character)
    }

    /// The identifier at an index; nil where the token is not one.
    func identifier(_ index: Int) -> ArraySlice<UInt8>? {
        guard tokens.indices.contains(index), tokens[index].kind == .identifier else { return nil }
        return bytes[Int(tokens[index].start)..<Int(tokens[index].end)]
    }

    func isIdentifier(_ index: Int, _ text: String) -> Bool { identifier(index)?.elementsEqual(text.utf8) ?? false }

    /// Whether nothing is between a token and the next one.
    func isFollowedDirectly(_ index: Int) -> Bool {
        tokens.indices.contains(index + 1) && tokens[index].end == tokens[index + 1].start
    }

    /// The number of bytes in the text of a token, with escapes and interpolations.
    func length(_ index: Int) -> Int { Int(tokens[index].end - tokens[index].start) }

    /// The parts of a text between its interpolations, with escapes resolved: one part for a text without any.
    func parts(_ index: Int) -> [String] {
        guard tokens[index].literal >= 0 else { return [""] }
        let literal = literals[Int(tokens[index].literal)]
        var (parts, start) = ([String](), Int(literal.start))
        for gap in gaps[Int(literal.firstGap)..<Int(literal.firstGap + literal.gapCount)] {
            parts.append(unescaped(start..<Int(gap.lowerBound), literal))
            start = Int(gap.upperBound)
        }
        parts.append(unescaped(start..<Int(literal.end), literal))
        return parts
    }

    private func unescaped(_ range: Range<Int>, _ literal: Literal) -> String {
        let piece = bytes[range]
        guard piece.contains(UInt8(ascii: "\\")), literal.hashes == 0 else {
            return String(decoding: piece, as: UTF8.self)
        }
        var result = String.UnicodeScalarView()
        var rest = Substring(String(decoding: piece, as: UTF8.self)).unicodeScalars
        while let scalar = rest.popFirst() {
            guard scalar == "\\", let escape = rest.popFirst() else {
                result.append(scalar)
                continue
            }
            switch escape {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case "0": result.append("\0")
            case "u", "U":
                let isBraced = rest.first == "{"
                if isBraced { rest.removeFirst() }
                let digits = rest.prefix { $0.properties.isASCIIHexDigit }.prefix(escape == "u" && !isBraced ? 4 : 8)
                rest = rest.dropFirst(digits.count)
                if isBraced, rest.first == "}" { rest.removeFirst() }
                if let value = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) { result.append(value) }
            default: result.append(escape)
            }
        }
        return String(result)
    }
}

/// Cuts bytes into tokens. In a text with interpolations there is code, and in this there are texts: the two stacks
/// alternate, code first.
private struct SourceLexer {
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

    init(_ bytes: [UInt8], _ language: SourceTokens.Language) { (self.bytes, self.language) = (bytes, language) }

    mutating func run() {
        while index < bytes.count {
            if codes.count > texts.count { lexCode() } else { lexText() }
        }
        while !codes.isEmpty { finishCode() }
    }

    private func byte(_ ahead: Int = 0) -> UInt8? { index + ahead < bytes.count ? bytes[index + ahead] : nil }

    private func isNext(_ text: StaticString, at start: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard start + count <= bytes.count else { return false }
        return "\(text)".utf8.elementsEqual(bytes[start..<(start + count)])
    }

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
        case UInt8(ascii: "\""): beginText(hashes: 0)
        case UInt8(ascii: "#") where language == .swift:
            while byte() == UInt8(ascii: "#") { index += 1 }
            if byte() == UInt8(ascii: "\"") {
                beginText(hashes: index - start)
            } else {
                append(.punctuation, from: start)
            }
        case UInt8(ascii: "`") where language == .swift: lexQuotedIdentifier()
        case UInt8(ascii: "'") where language == .c: skipCharacter()
        case _ where Self.beginsIdentifier(first):
            while let next = byte(), Self.beginsIdentifier(next) || next.isDigit { index += 1 }
            append(.identifier, from: start)
        case _ where first.isDigit:
            while let next = byte(), next.isDigit || next.isLetter || next == UInt8(ascii: "_") || isDecimalPoint {
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

    private var isDecimalPoint: Bool { byte() == UInt8(ascii: ".") && byte(1)?.isDigit ?? false }

    private mutating func skipLine() {
        while let next = byte(), next != 0x0A, next != 0x0D { index += 1 }
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

    // MARK: Texts

    private mutating func beginText(hashes: Int) {
        let start = index - hashes
        let isMultiline = language == .swift && isNext("\"\"\"", at: index)
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
                index = min(index + (text.hashes == 0 ? 2 : 1), bytes.count)
            case UInt8(ascii: "\""):
                let quotes = text.isMultiline ? 3 : 1
                if !text.isMultiline || isNext("\"\"\"", at: index), hasHashes(text.hashes, at: index + quotes) {
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
        guard end > text.contentStart else { return append(.string, from: text.start) }
        literals.append(
            SourceTokens.Literal(
                start: Int32(text.contentStart), end: Int32(end), firstGap: Int32(gaps.count),
                gapCount: Int32(text.gaps.count), hashes: Int32(text.hashes), isMultiline: text.isMultiline))
        gaps += text.gaps
        append(.string, from: text.start, literal: literals.count - 1)
    }

    private mutating func endInterpolation() {
        finishCode()
        guard let last = texts.indices.last else { return }
        texts[last].gaps.append(Int32(texts[last].gapStart)..<Int32(index))
    }
}
