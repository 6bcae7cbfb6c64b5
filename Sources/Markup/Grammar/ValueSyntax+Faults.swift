extension ValueSyntax {
    /// The fault of a value, or of one item of a list.
    package struct Fault: Sendable {
        /// The byte offset in the value.
        package var piece: Substring
        package var id: String
        package var message: String
        package var hint: String
    }

    /// Empty if the value is accepted; otherwise one fault for each item that is not.
    ///
    /// - Parameter name: the name of the attribute or option, for the message.
    package func faults(in value: String, of name: String) -> [Fault] {
        if !isList, accepts(value[...]) { return [] }
        let items = isList ? value.listItems : [value[...]]
        if items.isEmpty { return [fault(of: "", name)] }
        return items.filter { !accepts($0) }.map { fault(of: $0, name) }
    }

    private func fault(of piece: Substring, _ name: String) -> Fault {
        let meant =
            explanation.meant(piece)
            ?? Suggestion.nearest(to: String(piece), of: choices.map(\.value)).map { ($0, "") }
        return Fault(
            piece: piece, id: explanation.id,
            message: explanation.message?(piece) ?? "'\(piece)' is not a value of '\(name)'",
            hint: meant.map { "did you mean '\($0.value)'\($0.reason)?" } ?? "expected " + expectation)
    }
}
