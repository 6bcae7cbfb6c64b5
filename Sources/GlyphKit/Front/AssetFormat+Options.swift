internal import GlyphFormats
internal import GlyphModel
internal import Markup

extension AssetFormat {
    /// Errors for options that it does not have, or not with that value.
    func faults(in stated: [String: String]) -> [Diagnostic] {
        stated.sorted { $0.key < $1.key }.compactMap { name, value in
            guard let rule = options.first(where: { $0.name == name }) else {
                let meant = Suggestion.nearest(to: name, of: options.map(\.name))
                return Diagnostic(
                    .error, id: "unknown-attribute", "'\(name)' is no option of the format '\(self.name)'",
                    hint: meant.map { "did you mean '\($0)'?" })
            }
            if rule.syntax.accepts(value[...]) { return nil }
            return Diagnostic(
                .error, id: "wrong-value", "'\(value)' is no value of '\(name)'",
                hint: "expected " + rule.syntax.expectation)
        }
    }
}
