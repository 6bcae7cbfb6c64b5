/// Resolves `&#65;` and `&#x41;`, and the five predefined entities of XML.
enum CharacterReferences {
    /// The text with character references resolved and other references kept; nil where a reference names a character
    /// that XML does not allow (XML 1.0, 4.1).
    static func resolved(_ text: ArraySlice<UInt8>) -> [UInt8]? { resolved(text, names: false) }

    /// An attribute's value as XML normalises it (XML 1.0, 3.3.3); nil where a reference is unknown.
    static func attributeValue(_ raw: ArraySlice<UInt8>) -> String? {
        let isPlain = raw.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "&") }
        if isPlain { return String(decoding: raw, as: UTF8.self) }
        var spaced: [UInt8] = []
        spaced.reserveCapacity(raw.count)
        var isAfterReturn = false
        for byte in raw {
            if !(byte == 0x0A && isAfterReturn) { spaced.append(byte.isXMLSpace ? 0x20 : byte) }
            isAfterReturn = byte == 0x0D
        }
        return resolved(spaced[...], names: true).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func resolved(_ text: ArraySlice<UInt8>, names: Bool) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var rest = text
        while let byte = rest.first {
            guard byte == UInt8(ascii: "&") else {
                result.append(byte)
                rest = rest.dropFirst()
                continue
            }
            // The longest is &#x0010FFFF;, with some leading zeros allowed.
            guard let end = rest.prefix(64).firstIndex(of: UInt8(ascii: ";")) else { return nil }
            let body = rest[(rest.startIndex + 1)..<end]
            if body.first == UInt8(ascii: "#") {
                guard let scalar = scalar(body.dropFirst()) else { return nil }
                result.append(contentsOf: String(scalar).utf8)
            } else if names {
                guard let character = predefined(body) else { return nil }
                result.append(character)
            } else {
                result.append(contentsOf: rest[rest.startIndex...end])
            }
            rest = rest[(end + 1)...]
        }
        return result
    }

    static func predefined(_ name: ArraySlice<UInt8>) -> UInt8? {
        switch String(decoding: name, as: UTF8.self) {
        case "amp": UInt8(ascii: "&")
        case "lt": UInt8(ascii: "<")
        case "gt": UInt8(ascii: ">")
        case "quot": UInt8(ascii: "\"")
        case "apos": UInt8(ascii: "'")
        default: nil
        }
    }

    private static func scalar(_ digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
        let isHexadecimal = digits.first == UInt8(ascii: "x")
        let text = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
        guard text.first?.isHexDigit == true,
            let value = UInt32(text, radix: isHexadecimal ? 16 : 10), let scalar = Unicode.Scalar(value)
        else { return nil }
        switch value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...: return scalar
        default: return nil
        }
    }
}
