internal import Markup

/// The custom properties of an element, such as `--accent`, and the texts that replace `var()` (CSS Variables 1).
struct CustomProperties: Hashable, Sendable {
    /// The longest text that references may grow to: a value of a drawing is far shorter, and a few lines of nested
    /// references would otherwise fill the memory.
    static let longest = 1024
    /// References inside of references, and fallbacks inside of fallbacks.
    static let deepest = 32

    private var values: [String: String] = [:]

    var count: Int { values.count }

    /// The properties of a child with these declarations, weakest first.
    func declaring(_ declarations: [Declaration]) -> CustomProperties {
        let own = declarations.filter(\.isCustom)
        var resolver = Resolver(inherited: values)
        for declaration in own where !["inherit", "unset"].contains(declaration.value.lowercased()) {
            resolver.stated[declaration.name] = declaration.value
        }
        var result = self
        for name in resolver.stated.keys.sorted() { result.values[name] = resolver.value(name) }
        return result
    }

    /// The text with every reference replaced; nil if one has neither a value nor a fallback.
    func resolving(_ text: String) -> String? {
        guard text.calls("var(") else { return text }
        var resolver = Resolver(inherited: values)
        return resolver.resolved(text)
    }
}

extension Declaration {
    /// Whether it is of a custom property.
    var isCustom: Bool { property == nil && name.hasPrefix("--") }
}

private struct Resolver {
    let inherited: [String: String]
    /// The element's own statements, before references are replaced.
    var stated: [String: String] = [:]
    /// Nil for a name without a valid value.
    private var known: [String: String?] = [:]
    /// The names that are being resolved: a reference to one of them is a cycle.
    private var open: Set<String> = []
    private var depth = 0

    init(inherited: [String: String]) { self.inherited = inherited }

    mutating func value(_ name: String) -> String? {
        guard let text = stated[name] else { return inherited[name] }
        if let value = known[name] { return value }
        guard open.insert(name).inserted else { return nil }
        let value = text.lowercased() == "initial" ? nil : resolved(text)
        open.remove(name)
        known[name] = .some(value)
        return value
    }

    mutating func resolved(_ text: String) -> String? {
        guard text.calls("var(") else { return text }
        guard depth < CustomProperties.deepest else { return nil }
        depth += 1
        defer { depth -= 1 }
        var scanner = ByteScanner(text)
        var result = ""
        while !scanner.isAtEnd {
            let start = scanner.index
            scanner.skipToReference()
            result += String(decoding: scanner.bytes[start..<scanner.index], as: UTF8.self)
            if let (name, fallback) = scanner.reference() {
                guard let value = value(name) ?? fallback.flatMap({ resolved($0) }) else { return nil }
                result += value
            }
            guard result.utf8.count <= max(CustomProperties.longest, text.utf8.count) else { return nil }
        }
        return result.trimmedOfSpace
    }
}

extension ByteScanner {
    /// Moves to the next `var(`, or to the end.
    fileprivate mutating func skipToReference() {
        while let byte = peek {
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                skipString()
            } else if byte.isLetter || byte == UInt8(ascii: "-") {
                let start = index
                let word = identifier()
                if word?.lowercased() == "var", peek == UInt8(ascii: "(") {
                    index = start
                    return
                }
            } else {
                index += 1
            }
        }
    }

    /// `var(--name)` or `var(--name, fallback)`.
    fileprivate mutating func reference() -> (name: String, fallback: String?)? {
        if isAtEnd { return nil }
        index += 4
        skipSpaceAndComments()
        let name = identifier() ?? ""
        skip(to: [UInt8(ascii: ","), UInt8(ascii: ")")])
        var fallback: String?
        if take(UInt8(ascii: ",")) {
            let start = index
            skip(to: [UInt8(ascii: ")")])
            fallback = plainText(start..<index)
        }
        index += 1
        return (name, fallback)
    }
}

// MARK: - Light and dark

/// `light-dark(a, b)`, a colour for each appearance (CSS Color 5, 5): a drawing is read as light.
enum LightDark {
    /// The text with the first argument in place of each call, and whether the second one differs in any. A call that
    /// does not have two arguments stays, and makes the value invalid.
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

// MARK: - Calculations

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

// MARK: - Calls of functions

extension String {
    /// Whether it contains this name of a function with its parenthesis, such as `var(`, in any case. Most values have
    /// no parenthesis, which a look at their bytes shows.
    func calls(_ function: String) -> Bool {
        utf8.contains(UInt8(ascii: "(")) && lowercased().contains(function)
    }
}
