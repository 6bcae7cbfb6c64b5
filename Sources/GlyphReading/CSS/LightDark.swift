internal import Markup

/// `light-dark(a, b)`, a colour for each appearance (CSS Color 5, 5): a drawing is read as light.
enum LightDark {
    /// The text with the first argument in place of each call, and whether the second one differs in any. A call that does
    /// not have two arguments stays, and makes the value invalid.
    static func light(of text: String) -> (text: String, isDarkToo: Bool) { light(of: text, depth: 0) }

    private static func light(of text: String, depth: Int) -> (text: String, isDarkToo: Bool) {
        guard depth < CustomProperties.deepest, text.calls("light-dark(") else { return (text, false) }
        var (result, isDarkToo): ([UInt8], Bool) = ([], false)
        var scanner = ByteScanner(text)
        while let byte = scanner.peek {
            let start = scanner.index
            if byte.isLetter || byte == UInt8(ascii: "-") {
                if scanner.identifier()?.lowercased() == "light-dark", let (first, second) = scanner.twoArguments() {
                    let (light, isInnerToo) = light(of: first, depth: depth + 1)
                    result += light.utf8
                    isDarkToo = isDarkToo || isInnerToo || first.lowercased() != second.lowercased()
                    continue
                }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                scanner.skipString()
            } else {
                scanner.index += 1
            }
            result += scanner.bytes[start..<scanner.index]
        }
        return (String(decoding: result, as: UTF8.self), isDarkToo)
    }
}

extension ByteScanner {
    /// The two arguments of the call whose parenthesis is here, after which the scanner is.
    fileprivate mutating func twoArguments() -> (String, String)? {
        let open = index
        guard take(UInt8(ascii: "(")) else { return nil }
        var arguments: [String] = []
        repeat {
            let start = index
            skip(to: [UInt8(ascii: ","), UInt8(ascii: ")")])
            arguments.append(plainText(start..<index))
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: ")")), arguments.count == 2, !arguments[0].isEmpty else {
            index = open
            return nil
        }
        return (arguments[0], arguments[1])
    }
}
