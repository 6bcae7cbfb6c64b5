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
