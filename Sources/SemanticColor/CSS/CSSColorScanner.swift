/// Divides the text of a colour into tokens.
struct CSSColorScanner {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

    /// All tokens, or nil if the text contains anything that is not part of a colour.
    static func tokens(_ text: some StringProtocol) -> [CSSColorToken]? {
        var scanner = CSSColorScanner(text)
        var tokens: [CSSColorToken] = []
        while scanner.skipSpace() {
            guard let token = scanner.token() else { return nil }
            tokens.append(token)
        }
        return tokens
    }

    /// Skips space and comments; false at the end of the text.
    private mutating func skipSpace() -> Bool {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x09, 0x0A, 0x0C, 0x0D: position += 1
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
            default: return true
            }
        }
        return false
    }

    /// A comment that is not closed extends to the end (CSS Syntax 3, 4.3.2).
    private mutating func skipComment() {
        position += 2
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                position += 2
                return
            }
            position += 1
        }
    }

    private func peek(_ distance: Int) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    private mutating func token() -> CSSColorToken? {
        switch bytes[position] {
        case UInt8(ascii: ","): return single(.comma)
        case UInt8(ascii: "/"): return single(.slash)
        case UInt8(ascii: ")"): return single(.closing)
        case UInt8(ascii: "#"):
            position += 1
            return .hash("#" + name())
        default: break
        }
        if let number = number() { return withUnit(number) }
        let name = name().lowercased()
        guard let first = name.utf8.first, !isDigit(first) else { return nil }
        guard peek(0) == UInt8(ascii: "(") else { return .identifier(name) }
        position += 1
        return .function(name)
    }

    private mutating func single(_ token: CSSColorToken) -> CSSColorToken {
        position += 1
        return token
    }

    private mutating func withUnit(_ number: Double) -> CSSColorToken {
        if peek(0) == UInt8(ascii: "%") { return single(.percentage(number)) }
        guard let next = peek(0), isLetter(next) else { return .number(number) }
        return .dimension(number, unit: name().lowercased())
    }

    private mutating func name() -> String {
        let start = position
        while let byte = peek(0), isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-") { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// A sign, digits, a fraction, an exponent (CSS Syntax 3, 4.3.12). Returns nil, and does not move, if there is
    /// none.
    private mutating func number() -> Double? {
        let start = position
        if peek(0) == UInt8(ascii: "+") || peek(0) == UInt8(ascii: "-") { position += 1 }
        let whole = skipDigits()
        var fraction = 0
        if peek(0) == UInt8(ascii: "."), let next = peek(1), isDigit(next) {
            position += 1
            fraction = skipDigits()
        }
        guard whole + fraction > 0 else {
            position = start
            return nil
        }
        skipExponent()
        let value = Double(String(decoding: bytes[start..<position], as: UTF8.self))
        // Clamped: no colour is farther out, and sums and cubes stay finite.
        return value.map { min(max($0, -1e6), 1e6) }
    }

    private mutating func skipExponent() {
        guard let mark = peek(0), mark | 0x20 == UInt8(ascii: "e") else { return }
        let sign = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-") ? 1 : 0
        guard let digit = peek(1 + sign), isDigit(digit) else { return }
        position += 1 + sign
        _ = skipDigits()
    }

    private mutating func skipDigits() -> Int {
        let start = position
        while let byte = peek(0), isDigit(byte) { position += 1 }
        return position - start
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private func isLetter(_ byte: UInt8) -> Bool {
        let lower = byte | 0x20
        return (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}
