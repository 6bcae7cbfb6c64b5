extension Double {
    /// Reads the longest number that begins at `offset`, in the common grammar of SVG and CSS: a sign, digits with or
    /// without a point, an exponent. Returns nil, and does not move, if no number begins there.
    ///
    /// The result is the nearest double, with any number of digits, and infinite if the number is beyond the
    /// range. `1.` is read completely, as browsers do; of `1em` only `1`.
    package static func read(decimal bytes: Span<UInt8>, at offset: inout Int) -> Double? {
        var decimal = Decimal()
        guard let end = decimal.scan(bytes, from: offset) else { return nil }
        offset = end
        return decimal.value
    }

    /// The same number, or zero for one that is too small for its products to be exact: no drawing means it, and a
    /// product of some of these has lost its digits, or all of them.
    package var drawn: Double { magnitude < Self.leastDrawn ? 0 : self }

    private static let leastDrawn = 1e-30
}

/// The digits of a number and the position of its point.
private struct Decimal {
    var isNegative = false
    /// The first nineteen digits after leading zeros, which is as many as fit.
    var leading: UInt64 = 0
    /// All significant digits that can matter, as text.
    var digits: [UInt8] = []
    var count = 0
    var hasMore = false
    var exponent = 0

    /// At most 767 digits are needed to distinguish a double from its neighbours; of the digits after these, it only
    /// matters whether one of them is not zero.
    private static let significantDigits = 800

    /// Returns the offset after the number.
    mutating func scan(_ bytes: Span<UInt8>, from start: Int) -> Int? {
        var position = start
        func byte() -> UInt8? { position < bytes.count ? bytes[position] : nil }
        if byte() == UInt8(ascii: "-") || byte() == UInt8(ascii: "+") {
            isNegative = byte() == UInt8(ascii: "-")
            position += 1
        }
        var isEmpty = true
        while let digit = byte()?.decimalDigit {
            append(digit, isFraction: false)
            isEmpty = false
            position += 1
        }
        if byte() == UInt8(ascii: ".") {
            let dot = position
            position += 1
            while let digit = byte()?.decimalDigit {
                append(digit, isFraction: true)
                isEmpty = false
                position += 1
            }
            if isEmpty { position = dot }
        }
        if isEmpty { return nil }
        return scanExponent(bytes, from: position) ?? position
    }

    private mutating func scanExponent(_ bytes: Span<UInt8>, from start: Int) -> Int? {
        guard start < bytes.count, bytes[start] | 0x20 == UInt8(ascii: "e") else { return nil }
        var position = start + 1
        var isMinus = false
        if position < bytes.count, bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") {
            isMinus = bytes[position] == UInt8(ascii: "-")
            position += 1
        }
        guard position < bytes.count, bytes[position].decimalDigit != nil else { return nil }
        var power = 0
        while position < bytes.count, let digit = bytes[position].decimalDigit {
            power = min(power * 10 + Int(digit), 1_000_000_000)  // far beyond the range in both directions
            position += 1
        }
        exponent += isMinus ? -power : power
        return position
    }

    private mutating func append(_ digit: UInt8, isFraction: Bool) {
        if isFraction { exponent -= 1 }
        if count == 0, digit == 0 { return }
        count += 1
        if count <= 19 { leading = leading * 10 + UInt64(digit) }
        if count <= 19 { return }
        if count == 20 { digits = Array(String(leading).utf8) }
        if count <= Decimal.significantDigits {
            digits.append(digit + UInt8(ascii: "0"))
        } else {
            if digit != 0 { hasMore = true }
            exponent += 1
        }
    }

    var value: Double {
        let magnitude = exact ?? rounded
        return isNegative ? -magnitude : magnitude
    }

    /// An integer of at most 53 bits and an exact power of ten need only one rounding (Clinger 1990).
    private var exact: Double? {
        guard count <= 19, leading <= 1 << 53 else { return nil }
        if leading == 0 { return 0 }
        if exponent >= 0, exponent <= 22 { return Double(leading) * powersOfTen[exponent] }
        if exponent < 0, exponent >= -22 { return Double(leading) / powersOfTen[-exponent] }
        return nil
    }

    private var rounded: Double {
        var text = count <= 19 ? String(leading) : String(decoding: digits, as: UTF8.self)
        var power = exponent
        if hasMore {
            text += "1"
            power -= 1
        }
        // Beyond this the value is infinite or zero with any digits.
        power = Swift.min(Swift.max(power, -2_000), 2_000)
        return Double("\(text)e\(power)") ?? .infinity
    }
}

/// 10⁰ … 10²², all exact as doubles.
private let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
]

extension UInt8 {
    /// 0 … 9 for an ASCII digit, otherwise nil.
    @inline(__always) var decimalDigit: UInt8? {
        let digit = self &- UInt8(ascii: "0")
        return digit <= 9 ? digit : nil
    }
}
