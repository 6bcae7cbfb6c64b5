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
