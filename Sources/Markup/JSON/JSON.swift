/// A JSON value, printed as Xcode prints its catalogs: sorted keys, an indent of two spaces, ` : ` between key and
/// value, a newline at the end. Foundation's printer is not used because its output differs between platforms.
package indirect enum JSON: Hashable, Sendable {
    case string(String)
    case integer(Int)
    /// Printed with at most six decimals.
    case number(Double)
    /// Printed as it is: a number with all of its digits.
    case literal(String)
    case boolean(Bool)
    case array([JSON])
    case object([String: JSON])

    package var text: String {
        var text = ""
        print(into: &text, indent: "")
        return text + "\n"
    }

    /// On one line, without anything that HTML could read as a tag, so that it can be written into a `script` element.
    package var compact: String {
        var text = ""
        printCompact(into: &text)
        return text
    }

    private func printCompact(into text: inout String) {
        switch self {
        case .string(let value):
            let quoted = JSON.quoted(value)
            text +=
                quoted.utf8.contains(UInt8(ascii: "<"))
                ? quoted.split(
                    separator: "<", omittingEmptySubsequences: false
                ).joined(separator: "\\u003c") : quoted
        case .integer(let value): text += String(value)
        case .number(let value): text += JSON.decimal(value)
        case .literal(let value): text += value
        case .boolean(let value): text += value ? "true" : "false"
        case .array(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += "," }
                value.printCompact(into: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            let keys = members.keys.sortedByBytes
            for (index, key) in keys.enumerated() {
                if index > 0 { text += "," }
                text += JSON.quoted(key) + ":"
                members[key]?.printCompact(into: &text)
            }
            text += "}"
        }
    }

    private func print(into text: inout String, indent: String) {
        let inner = indent + "  "
        switch self {
        case .string(let value): text += JSON.quoted(value)
        case .integer(let value): text += String(value)
        case .number(let value): text += JSON.decimal(value)
        case .literal(let value): text += value
        case .boolean(let value): text += value ? "true" : "false"
        case .array(let values) where values.allSatisfy(\.isNumber):
            text += "[" + values.map { $0.text.dropLast() }.joined(separator: ", ") + "]"
        case .array(let values):
            text += "[\n"
            for (index, value) in values.enumerated() {
                text += inner
                value.print(into: &text, indent: inner)
                text += index + 1 < values.count ? ",\n" : "\n"
            }
            text += indent + "]"
        case .object(let members):
            text += "{\n"
            let keys = members.keys.sortedByBytes
            for (index, key) in keys.enumerated() {
                text += inner
                text += JSON.quoted(key)
                text += " : "
                members[key]?.print(into: &text, indent: inner)
                text += index + 1 < keys.count ? ",\n" : "\n"
            }
            text += indent + "}"
        }
    }

    private var isNumber: Bool {
        switch self {
        case .number, .literal: true
        default: false
        }
    }

    /// At most six decimals, halves rounded away from zero, no zeros at the end. Numbers beyond ±10¹² are clamped to
    /// that bound.
    private static func decimal(_ value: Double) -> String {
        precondition(!value.isNaN, "only a number can be written")
        let bounded = max(-1e12, min(1e12, value))
        var text = decimalText(bounded, digits: 6, rounding: .toNearestOrAwayFromZero)[...]
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text == "-0" ? "0" : String(text)
    }

    /// A string literal (RFC 8259, 7): quotes, backslashes and invisible characters are escaped, everything else is kept.
    static func quoted(_ string: String) -> String {
        if string.utf8.allSatisfy({ 0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
            return "\"" + string + "\""
        }
        var result = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            // All of them have at most four digits.
            case _ where scalar.isInvisible:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int) { self = .integer(value) }
    package init(booleanLiteral value: Bool) { self = .boolean(value) }
    package init(arrayLiteral elements: JSON...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
    }
}
