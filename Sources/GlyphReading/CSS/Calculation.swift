internal import Markup

/// `calc()` of lengths of one unit, and of plain numbers (CSS Values 4, 10). Absolute units are one unit: pixels.
enum Calculation {
    /// Parentheses in parentheses.
    static let deepest = 32

    /// The text with every `calc()` replaced by its value; nil if one is not valid, or mixes units, which depend on
    /// different sizes.
    static func replaced(in text: String) -> String? {
        guard text.calls("calc(") else { return text }
        var scanner = ByteScanner(text)
        var result: [UInt8] = []
        while let byte = scanner.peek {
            let start = scanner.index
            if byte.isLetter || byte == UInt8(ascii: "-") {
                let word = scanner.identifier()
                if word?.lowercased() == "calc", scanner.take(UInt8(ascii: "(")) {
                    guard let sum = scanner.sum(depth: 0), scanner.take(UInt8(ascii: ")")), sum.value.isFinite
                    else { return nil }
                    result += Array("\(sum.value)\(sum.unit.rawValue)".utf8)
                    continue
                }
            } else {
                scanner.index += 1
            }
            result += scanner.bytes[start..<scanner.index]
        }
        return String(decoding: result, as: UTF8.self)
    }
}

extension ByteScanner {
    /// Terms joined by `+` and `-`, which need space around them.
    fileprivate mutating func sum(depth: Int) -> Length? {
        guard var result = product(depth: depth) else { return nil }
        while let sign = peek, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
            index += 1
            guard let term = product(depth: depth), term.unit == result.unit else { return nil }
            result.value += sign == UInt8(ascii: "+") ? term.value : -term.value
        }
        return result
    }

    private mutating func product(depth: Int) -> Length? {
        guard var result = operand(depth: depth) else { return nil }
        while let sign = peek, sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/") {
            index += 1
            guard let factor = operand(depth: depth) else { return nil }
            switch (sign, result.unit, factor.unit) {
            case (UInt8(ascii: "*"), _, .number): result.value *= factor.value
            case (UInt8(ascii: "*"), .number, _): result = Length(result.value * factor.value, factor.unit)
            case (_, _, .number) where factor.value != 0: result.value /= factor.value
            default: return nil
            }
        }
        return result
    }

    private mutating func operand(depth: Int) -> Length? {
        skipBlank()
        defer { skipBlank() }
        let start = index
        if word() != "calc" { index = start }
        guard take(UInt8(ascii: "(")) else { return length()?.inPixels }
        guard depth < Calculation.deepest, let result = sum(depth: depth + 1), take(UInt8(ascii: ")")) else {
            return nil
        }
        return result
    }
}

extension Length {
    /// Absolute units as pixels; a relative unit stays.
    fileprivate var inPixels: Length {
        switch unit {
        case .in, .cm, .mm, .q, .pt, .pc:
            Length(resolved(.other, in: Viewport(width: 0, height: 0)), .px)
        default: self
        }
    }
}
