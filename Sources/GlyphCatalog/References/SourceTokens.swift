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
        case identifier, string, punctuation
        /// A number, or a regular expression, which names nothing.
        case number
        /// Tokens before and after it are in different texts.
        case boundary
    }

    struct Token: Sendable {
        var kind: Kind
        /// The range in the source; of a text with its quotes.
        var start: Int32
        var end: Int32
        /// The index of the text; negative for an empty one.
        var literal: Int32 = -1

        /// For locations: of a text, its first quote or `#`.
        var offset: Int { Int(start) }
    }

    struct Literal: Sendable {
        var start: Int32
        var end: Int32
        /// Its part of `gaps`.
        var firstGap: Int32
        var gapCount: Int32
        /// The number of `#` in front; one for a raw text of C++, which has no escapes either.
        var hashes: Int32
        var isMultiline: Bool
    }

    let bytes: [UInt8]
    let language: Language
    /// The code in an interpolation is before the code around it, with a boundary between them.
    let tokens: [Token]
    private let literals: [Literal]
    private let gaps: [Range<Int32>]

    /// - Parameter bytes: fewer than 2 GiB, in an encoding that has ASCII in it. What is not UTF-8 is repaired in
    ///   texts.
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

    /// The same as a text; nil for one that is longer than any name that is looked for.
    func text(_ index: Int) -> String? {
        guard let word = identifier(index), word.count <= 64 else { return nil }
        return String(decoding: word, as: UTF8.self)
    }

    func isIdentifier(_ index: Int, _ text: String) -> Bool { identifier(index)?.elementsEqual(text.utf8) ?? false }

    func isNumber(_ index: Int, _ text: String) -> Bool {
        guard tokens.indices.contains(index), tokens[index].kind == .number else { return false }
        return bytes[Int(tokens[index].start)..<Int(tokens[index].end)].elementsEqual(text.utf8)
    }

    func isText(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .string }

    /// The number of bytes in the text of a token, with escapes and interpolations.
    func length(_ index: Int) -> Int { Int(tokens[index].end - tokens[index].start) }

    /// The parts of a text between its interpolations, with escapes resolved: one part for a text without any.
    func parts(_ index: Int) -> [String] {
        guard tokens[index].literal >= 0 else { return [""] }
        let literal = literals[Int(tokens[index].literal)]
        let (content, indentation) = content(of: literal)
        var (parts, start) = ([String](), content.lowerBound)
        for gap in gaps[Int(literal.firstGap)..<Int(literal.firstGap + literal.gapCount)] {
            parts.append(unescaped(start..<max(start, Int(gap.lowerBound)), indentation, literal))
            start = Int(gap.upperBound)
        }
        parts.append(unescaped(start..<max(start, content.upperBound), indentation, literal))
        return parts
    }

    /// The range of a text's value, and the spaces that each line of it begins with. A text of many lines has a line
    /// end after its first quotes and one before its last ones, with the indentation of all lines.
    private func content(of literal: Literal) -> (Range<Int>, ArraySlice<UInt8>) {
        var (start, end) = (Int(literal.start), Int(literal.end))
        guard literal.isMultiline else { return (start..<end, []) }
        if start < end, bytes[start] == 0x0D { start += 1 }
        if start < end, bytes[start] == 0x0A { start += 1 }
        let lineEnd = bytes[start..<end].lastIndex { $0 != 0x20 && $0 != 0x09 }
        guard let lineEnd, bytes[lineEnd] == 0x0A || bytes[lineEnd] == 0x0D else { return (start..<end, []) }
        let indentation = bytes[(lineEnd + 1)..<end]
        end = lineEnd
        if end > start, bytes[lineEnd] == 0x0A, bytes[end - 1] == 0x0D { end -= 1 }
        return (start..<end, indentation)
    }

    private func withoutIndentation(_ range: Range<Int>, _ indentation: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        if indentation.isEmpty { return bytes[range] }
        var (result, index) = ([UInt8](), range.lowerBound)
        while index < range.upperBound {
            let isLineStart = index > 0 && (bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D)
            if isLineStart, bytes[index..<range.upperBound].starts(with: indentation) {
                index += indentation.count
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result[...]
    }

    private func unescaped(_ range: Range<Int>, _ indentation: ArraySlice<UInt8>, _ literal: Literal) -> String {
        let piece = withoutIndentation(range, indentation)
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
            // The text goes on in the next line.
            case "\n": break
            case "\r": if rest.first == "\n" { rest.removeFirst() }
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
