/// Bytes as text (RFC 4648, 4): three bytes are four characters of 6 bits each. `=` is in place of the characters that
/// the last bytes do not fill.
package enum Base64 {
    /// The characters by their six bits (RFC 4648, table 1).
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// The text has no line breaks, as a `data:` address needs it (RFC 4648, 3.1).
    ///
    /// - Complexity: O(*n*).
    package static func encoded(_ bytes: [UInt8]) -> String {
        let (alphabet, end) = (Self.alphabet, UInt8(ascii: "="))
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let count = min(3, bytes.count - start)
            // The first byte is the highest one.
            var group = Int(bytes[start]) << 16
            if count > 1 { group |= Int(bytes[start + 1]) << 8 }
            if count > 2 { group |= Int(bytes[start + 2]) }
            text.append(alphabet[group >> 18])
            text.append(alphabet[group >> 12 & 0x3F])
            text.append(count > 1 ? alphabet[group >> 6 & 0x3F] : end)
            text.append(count > 2 ? alphabet[group & 0x3F] : end)
        }
        return String(decoding: text, as: UTF8.self)
    }
}
