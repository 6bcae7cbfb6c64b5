#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

// Texts and lists that are the same on every system and in every locale.

// MARK: - Messages

/// `1 glyph`, `2 glyphs`: for nouns whose plural adds an `s` to the last word.
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

/// A number with a fixed count of decimals, including zeros at the end: `0.500`.
package func decimalText(
    _ value: Double, digits: Int, rounding: FloatingPointRoundingRule = .toNearestOrEven
) -> String {
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    guard let whole = Int(exactly: (value * scale).rounded(rounding)) else { return "0" }
    let text = String(whole.magnitude)
    let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    return (whole < 0 ? "-" : "") + padded.dropLast(digits) + "." + padded.suffix(digits)
}

// MARK: - Order

extension String {
    /// Whether it comes first in the order of UTF-8 bytes. This order is the same on every system and in every locale.
    package func precedesByBytes(_ other: String) -> Bool {
        // Paths begin alike: the C library compares many bytes at once.
        let order = unsafe utf8.withContiguousStorageIfAvailable { own in
            unsafe other.utf8.withContiguousStorageIfAvailable { other -> Int in
                guard let start = own.baseAddress, let otherStart = other.baseAddress else {
                    return own.count - other.count
                }
                let order = unsafe memcmp(start, otherStart, min(own.count, other.count))
                return order == 0 ? own.count - other.count : Int(order)
            }
        }
        if let order = order ?? nil { return order < 0 }
        return utf8.lexicographicallyPrecedes(other.utf8)
    }
}

extension Sequence<String> {
    /// Sorted by UTF-8 bytes, the same on every system and in every locale.
    package var sortedByBytes: [String] { sorted { $0.precedesByBytes($1) } }
}

extension Sequence where Element: Hashable {
    /// Each element once, in the order of first occurrence.
    package var uniqued: [Element] {
        let elements = Array(self)
        if elements.count < 2 { return elements }
        var seen: Set<Element> = []
        return elements.filter { seen.insert($0).inserted }
    }
}

// MARK: - Characters

/// The characters of names, in any script.
package enum NameCharacter {
    package static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "_" { return true }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return true
        default: return false
        }
    }

    package static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .decimalNumber, .letterNumber, .otherNumber: return true
        default: return false
        }
    }
}

extension Unicode.Scalar {
    /// Whether it is a control, a line break other than the line breaks of ASCII, or a change of the direction of the
    /// text after it. None of them is seen where a text is read, a terminal obeys some, and in code they hide what it
    /// does.
    var isInvisible: Bool {
        switch value {
        case 0x20..<0x7F: false
        case 0x202A...0x202E, 0x2066...0x2069: true
        default:
            switch properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: true
            default: false
            }
        }
    }
}

extension StringProtocol {
    /// Without the white space of XML at its ends.
    package var withoutOuterSpace: String {
        let bytes = Substring(self).utf8
        guard let first = bytes.firstIndex(where: { !$0.isXMLSpace }),
            let last = bytes.lastIndex(where: { !$0.isXMLSpace })
        else { return "" }
        return String(Substring(bytes[first...last]))
    }
}

// MARK: - Addresses

/// Percent-encoding of bytes in URIs (RFC 3986, 2.1).
package struct PercentEncoding: Sendable {
    private let plain: Set<UInt8>

    /// - Parameter plain: the characters that are not encoded, besides the unreserved letters, digits and `-._~`.
    private init(_ plain: String) { self.plain = Set((Self.unreserved + plain).utf8) }

    private static let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"

    /// A path without characters that could end the text around it, such as a closing parenthesis.
    package static let bare = PercentEncoding("/")
    /// A relative path, whose first segment may not contain a colon (RFC 3986, 3.3, 4.2).
    package static let path = PercentEncoding("/!$&'()*+,;=@")
    /// A part of a fragment, between two slashes (RFC 3986, 3.5).
    package static let fragment = PercentEncoding("!$&'()*+,;=:@?")

    package func encoded(_ text: String) -> String {
        var result = ""
        for byte in text.utf8 {
            if plain.contains(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += "%" + byte.hexadecimal
            }
        }
        return result
    }

    /// The decoded text; nil if it is not valid UTF-8 or contains a byte that must be encoded. Letters of other
    /// scripts are accepted unencoded.
    package func decoded(_ text: some StringProtocol) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%") {
                let digits = rest.prefix(2)
                guard digits.count == 2, digits.allSatisfy(\.isHexDigit),
                    let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
                else { return nil }
                rest = rest.dropFirst(2)
                bytes.append(value)
            } else if byte >= 0x80 || plain.contains(byte) {
                bytes.append(byte)
            } else {
                return nil
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
