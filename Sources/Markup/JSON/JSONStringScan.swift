/// Reads one string literal of JSON (RFC 8259, 7).
struct JSONStringScan {
    private(set) var scanner: ByteScanner
    /// The fault at the scanner's position, after `string` returned nil.
    private(set) var fault = ""

    /// - Parameter scanner: a scanner at the opening quote.
    init(_ scanner: ByteScanner) { self.scanner = scanner }

    /// Returns the text and moves past the closing quote; or returns nil and stops at the fault.
    mutating func string() -> String? {
        var bytes: [UInt8] = []
        let start = scanner.index
        scanner.index += 1
        while let byte = scanner.peek {
            switch byte {
            case UInt8(ascii: "\""):
                scanner.index += 1
                if let text = String(validating: bytes, as: UTF8.self) { return text }
                scanner.index = start
                return fail("the string is not valid UTF-8")
            case UInt8(ascii: "\\"):
                guard let scalar = escape() else { return fail("unknown escape sequence in the string") }
                bytes += Array(String(scalar).utf8)
            case 0..<0x20: return fail("a control character in a string must be escaped")
            default:
                bytes.append(byte)
                scanner.index += 1
            }
        }
        return fail("the string is not closed")
    }

    private mutating func fail(_ message: String) -> String? {
        fault = message
        return nil
    }

    private mutating func escape() -> Unicode.Scalar? {
        for (text, scalar) in Self.escapes where scanner.take(text) { return scalar }
        guard let unit = codeUnit() else { return nil }
        if let scalar = Unicode.Scalar(unit) { return scalar }
        // A character beyond the first plane is written as two escapes (a surrogate pair); one of them alone is not
        // valid.
        guard unit < 0xDC00, let low = codeUnit(), (0xDC00..<0xE000).contains(low) else { return nil }
        return Unicode.Scalar(0x10000 + (UInt32(unit - 0xD800) << 10) + UInt32(low - 0xDC00))
    }

    private static let escapes: [(String, Unicode.Scalar)] = [
        ("\\\"", "\""), ("\\\\", "\\"), ("\\/", "/"), ("\\b", "\u{8}"), ("\\f", "\u{C}"), ("\\n", "\n"), ("\\r", "\r"),
        ("\\t", "\t"),
    ]

    /// `\u` and four digits.
    private mutating func codeUnit() -> UInt16? {
        guard scanner.starts(with: "\\u"), scanner.index + 6 <= scanner.bytes.count else { return nil }
        let digits = scanner.bytes[(scanner.index + 2)..<(scanner.index + 6)]
        guard digits.allSatisfy(\.isHexDigit),
            let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else { return nil }
        scanner.index += 6
        return unit
    }
}
