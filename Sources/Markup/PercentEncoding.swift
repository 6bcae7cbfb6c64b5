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
