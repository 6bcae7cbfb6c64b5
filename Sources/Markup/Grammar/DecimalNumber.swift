/// Numbers as attributes hold them: an optional `-`, digits without redundant leading zeros, and optionally a point
/// followed by digits.
package enum DecimalNumber {
    /// XML Schema's `decimal` allows more forms than this; a schema excludes them by this pattern.
    static let pattern = #"(0|[1-9][0-9]{0,8})(\.[0-9]{1,9})?"#

    /// Numbers separated by white space; nil if anything else is among them.
    package static func list(_ text: some StringProtocol) -> [Double]? {
        var numbers: [Double] = []
        for item in String(text).listItems {
            guard let number = number(item) else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    /// One number, with optional white space around it.
    package static func value(_ text: some StringProtocol) -> Double? {
        guard let numbers = list(text), numbers.count == 1 else { return nil }
        return numbers[0]
    }

    private static func number(_ text: Substring) -> Double? {
        let magnitude = text.hasPrefix("-") ? text.dropFirst() : text
        let parts = magnitude.split(separator: ".", omittingEmptySubsequences: false)
        // More digits have no effect, and long numbers could overflow.
        let isNumber =
            parts.count <= 2
            && parts.allSatisfy { part in
                (1...9).contains(part.utf8.count) && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
            }
        let isPlain = magnitude.first != "0" || parts[0].utf8.count == 1
        return isNumber && isPlain ? Double(text) : nil
    }

    /// A bound of a range: `0.5`, `1000`.
    package static func text(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? String(number)
    }
}
