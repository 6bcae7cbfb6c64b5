/// A position in bytes that moves forward. The readers of XML, JSON, CSS and SVG values are built on it; each adds its
/// own tokens in extensions.
///
/// SemanticColor has a tokenizer of its own for colours, because the leaf modules do not depend on each other.
package struct ByteScanner: Sendable {
    package let bytes: [UInt8]
    package var index: Int

    @inlinable
    package init(_ bytes: [UInt8], at index: Int = 0) {
        self.bytes = bytes
        self.index = index
    }

    @inlinable package var isAtEnd: Bool { index >= bytes.count }
    @inlinable package var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// The byte after `peek`.
    var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

    @inlinable
    package mutating func take(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        index += 1
        return true
    }

    @inlinable
    package func starts(with text: String) -> Bool {
        // The first byte nearly always decides, so it is compared first.
        guard peek == text.utf8.first, index + text.utf8.count <= bytes.count else { return false }
        return bytes[index..<(index + text.utf8.count)].elementsEqual(text.utf8)
    }

    @inlinable
    package mutating func take(_ text: String) -> Bool {
        guard starts(with: text) else { return false }
        index += text.utf8.count
        return true
    }

    /// Moves past the next `text`. Returns false, and does not move, where there is none.
    mutating func skip(past text: String) -> Bool {
        let start = index
        let first = text.utf8.first
        while index < bytes.count {
            if bytes[index] == first, take(text) { return true }
            index += 1
        }
        index = start
        return false
    }

    /// Moves to the next `byte`, or to the end.
    mutating func skip(to byte: UInt8) {
        while index < bytes.count, bytes[index] != byte { index += 1 }
    }

    mutating func skipSpace() {
        while index < bytes.count, bytes[index].isXMLSpace { index += 1 }
    }

    /// Takes everything up to a character that cannot be in a name. The caller judges whether it is a valid name.
    mutating func takeName() -> ArraySlice<UInt8> {
        let start = index
        while index < bytes.count, !Self.endsName(bytes[index]) { index += 1 }
        return bytes[start..<index]
    }

    /// Takes the text between two equal quotes. Returns nil, and does not move, where there is none.
    mutating func takeQuoted() -> ArraySlice<UInt8>? {
        guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
        var end = index + 1
        while end < bytes.count, bytes[end] != quote { end += 1 }
        guard end < bytes.count else { return nil }
        defer { index = end + 1 }
        return bytes[(index + 1)..<end]
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x0A, 0x0D, 0x09: true
        case UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "<"): true
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "&"), UInt8(ascii: ";"): true
        case UInt8(ascii: "["), UInt8(ascii: "%"): true
        default: false
        }
    }
}

extension UInt8 {
    /// White space of XML and JSON: tab, line feed, carriage return, space. CSS has the form feed in addition.
    @inlinable package var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
    @inlinable package var isDigit: Bool { self >= 0x30 && self <= 0x39 }
    @inlinable package var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
    @inlinable package var isHexDigit: Bool { isDigit || ((self | 0x20) >= 0x61 && (self | 0x20) <= 0x66) }

    /// Two hexadecimal digits, in capitals.
    package var hexadecimal: String { (self < 16 ? "0" : "") + String(self, radix: 16, uppercase: true) }
}
