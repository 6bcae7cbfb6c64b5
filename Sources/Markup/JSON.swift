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

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The text as UTF-8.
    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(1_024)
        print(into: &bytes, depth: 0)
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    /// On one line, without anything that HTML could read as a tag, so that it can be written into a `script` element.
    package var compact: String {
        var bytes: [UInt8] = []
        printCompact(into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func printCompact(into bytes: inout [UInt8]) {
        switch self {
        case .string(let value):
            let quoted = JSON.quoted(value)
            bytes +=
                quoted.utf8.contains(UInt8(ascii: "<"))
                ? quoted.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c").utf8
                : quoted.utf8
        case .array(let values):
            bytes.append(UInt8(ascii: "["))
            for (index, value) in values.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                value.printCompact(into: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in Self.sorted(members).enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                Self.quote(member.key, into: &bytes)
                bytes.append(UInt8(ascii: ":"))
                member.value.printCompact(into: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        case .integer, .number, .literal, .boolean: bytes += plain.utf8
        }
    }

    private func print(into bytes: inout [UInt8], depth: Int) {
        /// Begins a line.
        func margin(_ depth: Int) { bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth)) }
        switch self {
        case .string(let value): Self.quote(value, into: &bytes)
        case .array(let values) where values.allSatisfy(\.isNumber):
            bytes += "[\(values.map(\.plain).joined(separator: ", "))]".utf8
        case .array(let values):
            bytes += "[\n".utf8
            for (index, value) in values.enumerated() {
                margin(depth + 1)
                value.print(into: &bytes, depth: depth + 1)
                bytes += index + 1 < values.count ? ",\n".utf8 : "\n".utf8
            }
            margin(depth)
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes += "{\n".utf8
            for (index, member) in Self.sorted(members).enumerated() {
                margin(depth + 1)
                Self.quote(member.key, into: &bytes)
                bytes += " : ".utf8
                member.value.print(into: &bytes, depth: depth + 1)
                bytes += index + 1 < members.count ? ",\n".utf8 : "\n".utf8
            }
            margin(depth)
            bytes.append(UInt8(ascii: "}"))
        case .integer, .number, .literal, .boolean: bytes += plain.utf8
        }
    }

    private static func sorted(_ members: [String: JSON]) -> [(key: String, value: JSON)] {
        members.sorted { $0.key.precedesByBytes($1.key) }
    }

    /// A number or a truth value, as it is printed.
    private var plain: String {
        switch self {
        case .integer(let value): String(value)
        case .number(let value): JSON.decimal(value)
        case .literal(let value): value
        case .boolean(let value): value ? "true" : "false"
        case .string, .array, .object: preconditionFailure("only a number or a truth value is plain")
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

    /// A string literal (RFC 8259, 7): quotes, backslashes and invisible characters are escaped, everything else is
    /// kept.
    static func quoted(_ string: String) -> String {
        var bytes: [UInt8] = []
        quote(string, into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func quote(_ string: String, into bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        let needsNoEscaping = string.utf8.allSatisfy {
            0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
        }
        bytes += needsNoEscaping ? string.utf8 : escaped(string).utf8
        bytes.append(UInt8(ascii: "\""))
    }

    private static func escaped(_ string: String) -> String {
        var result = ""
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
        return result
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

extension JSON {
    /// A number with as many digits as distinguish it from every other double.
    ///
    /// - Parameter value: a finite number.
    package static func exact(_ value: Double) -> JSON { .literal(Int(exactly: value).map(String.init) ?? "\(value)") }

    /// Converts a value that was read, so that it can be written again. Numbers keep the value that was read; of two
    /// members with the same name the last one counts.
    package init(_ node: JSONNode) {
        switch node.content {
        case .null: self = .literal("null")
        case .boolean(let value): self = .boolean(value)
        case .number(let value): self = .exact(value)
        case .string(let text): self = .string(text)
        case .array(let elements): self = .array(elements.map { JSON($0) })
        case .object(let members):
            self = .object(
                Dictionary(members.map { ($0.name, JSON($0.value)) }, uniquingKeysWith: { $1 }))
        }
    }

    /// Parses a text that this package wrote or checked; nil if it is not JSON.
    package init?(text: String) {
        guard let node = try? JSONReader.read(SourceFile(path: "", text: text)) else { return nil }
        self.init(node)
    }
}
