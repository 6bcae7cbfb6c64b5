/// A number rounded to a fixed count of decimals, and its shortest text. All numbers are written by this type.
///
/// The text has no exponent, no `-0`, no redundant zeros and no locale: `.5`, `-12.25`, `0`. The same double gives the
/// same text on every platform.
package struct FixedDecimal: Hashable, Sendable, BitwiseCopyable, CustomStringConvertible {
    /// The number in units of 10 to the power of `-decimals`.
    package var units: Int64
    /// 0 … 12.
    package let decimals: Int

    /// Rounds to the nearest unit, halves away from zero. Numbers beyond ±10¹⁸ units, far outside of any drawing, are
    /// clamped to that bound; not-a-number becomes zero, so that every number in a file can be read.
    package init(_ value: Double, decimals: Int) {
        self.init(units: FixedDecimal.units(value, decimals: decimals), decimals: decimals)
    }

    package init(units: Int64, decimals: Int) {
        precondition((0...12).contains(decimals), "0 to 12 decimals can be written")
        self.units = units
        self.decimals = decimals
    }

    static func units(_ value: Double, decimals: Int) -> Int64 {
        // The difference of two doubles at the bounds is within the range of Int64.
        let bound = 1e18
        if value.isNaN { return 0 }
        let scaled = (value * Double(FixedDecimal.scale[decimals])).rounded(.toNearestOrAwayFromZero)
        return Int64(max(-bound, min(bound, scaled)))
    }

    /// A whole number in units.
    static func units(whole: Int64, decimals: Int) -> Int64 { whole * scale[decimals] }

    /// 10⁰ … 10¹².
    private static let scale: [Int64] = [
        1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
        10_000_000_000, 100_000_000_000, 1_000_000_000_000,
    ]

    /// The double nearest to the rounded number.
    package var value: Double { Double(units) / Double(FixedDecimal.scale[decimals]) }

    package var description: String {
        var text: [UInt8] = []
        append(to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// The text with a zero in front of the point, as in manifests: `0.5`, `-12.25`.
    package var withZero: String {
        let text = description
        return text.hasPrefix(".") ? "0" + text : text.hasPrefix("-.") ? "-0" + text.dropFirst() : text
    }

    /// The digits in front of the point and after it.
    private var parts: (whole: UInt64, rest: UInt64) {
        let (whole, rest) = units.magnitude.quotientAndRemainder(dividingBy: UInt64(FixedDecimal.scale[decimals]))
        return (whole, rest)
    }

    typealias Shape = (length: Int, hasFraction: Bool, beginsWithDot: Bool)

    /// The length of the text, and the properties that decide whether it can follow another number without a space.
    var shape: Shape {
        let (digits, zeros) = counts
        let sign = units < 0 ? 1 : 0
        // Zero is a multiple of everything, and has one digit.
        if zeros == decimals { return (sign + max(1, digits - decimals), false, false) }
        return (sign + max(0, digits - decimals) + 1 + decimals - zeros, true, units > 0 && digits <= decimals)
    }

    /// The number of digits in units, and how many of them are zeros at the end, as far as they are after the point.
    @inline(__always) private var counts: (digits: Int, zeros: Int) {
        // Most numbers of a drawing are short: their arithmetic is cheaper.
        units.magnitude < 1_000_000_000
            ? FixedDecimal.counts(UInt32(truncatingIfNeeded: units.magnitude), decimals)
            : FixedDecimal.counts(units.magnitude, decimals)
    }

    @inline(__always) private static func counts<Number: FixedWidthInteger>(
        _ number: Number, _ decimals: Int
    ) -> (digits: Int, zeros: Int) {
        var (rest, zeros) = (number, 0)
        while zeros < decimals, rest % 10 == 0 { (rest, zeros) = (rest / 10, zeros + 1) }
        return (digits(of: rest) + zeros, zeros)
    }

    /// The text of a short number, as most of a drawing are, with the first character in the lowest byte; zero for
    /// others.
    private var packed: UInt64 {
        // A sign, a point and six digits are eight bytes.
        guard units.magnitude < 1_000_000, decimals <= 6 else { return 0 }
        var (rest, fraction, text) = (UInt32(truncatingIfNeeded: units.magnitude), decimals, UInt64(0))
        while fraction > 0, rest % 10 == 0 { (rest, fraction) = (rest / 10, fraction - 1) }
        for _ in 0..<fraction {
            text = text << 8 | UInt64(rest % 10 | UInt32(UInt8(ascii: "0")))
            rest /= 10
        }
        if fraction > 0 { text = text << 8 | UInt64(UInt8(ascii: ".")) }
        while rest != 0 || text == 0 {
            text = text << 8 | UInt64(rest % 10 | UInt32(UInt8(ascii: "0")))
            rest /= 10
        }
        return units < 0 ? text << 8 | UInt64(UInt8(ascii: "-")) : text
    }

    /// Appends the text.
    func append(to text: inout [UInt8]) {
        var packed = packed
        if packed == 0 { return appendLong(to: &text) }
        while packed != 0 {
            text.append(UInt8(truncatingIfNeeded: packed))
            packed >>= 8
        }
    }

    /// Appends the text of a number of any length.
    private func appendLong(to text: inout [UInt8]) {
        let (whole, rest) = parts
        if units < 0 { text.append(UInt8(ascii: "-")) }
        if whole > 0 || rest == 0 { FixedDecimal.append(whole, count: FixedDecimal.digits(of: whole), to: &text) }
        if rest == 0 { return }
        text.append(UInt8(ascii: "."))
        let (digits, count) = fraction(rest)
        FixedDecimal.append(digits, count: count, to: &text)
    }

    /// The digits after the point, without zeros at the end.
    private func fraction(_ rest: UInt64) -> (digits: UInt64, count: Int) {
        var (digits, count) = (rest, decimals)
        while digits.isMultiple(of: 10) { (digits, count) = (digits / 10, count - 1) }
        return (digits, count)
    }

    /// The number of digits, at least one.
    @inline(__always) private static func digits<Number: FixedWidthInteger>(of number: Number) -> Int {
        // Neither nineteen digits in 64 bits nor nine in 32 let this overflow.
        var (bound, count) = (Number(10), 1)
        while number >= bound { (bound, count) = (bound * 10, count + 1) }
        return count
    }

    /// The last `count` digits, with leading zeros.
    private static func append(_ number: UInt64, count: Int, to text: inout [UInt8]) {
        let start = text.count
        for _ in 0..<count { text.append(0) }
        // From the last digit to the first: a division by a constant is cheap.
        var rest = number
        for index in stride(from: start + count - 1, through: start, by: -1) {
            text[index] = UInt8(ascii: "0") + UInt8(rest % 10)
            rest /= 10
        }
    }
}

// MARK: - Reading

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
