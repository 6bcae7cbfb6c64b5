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
