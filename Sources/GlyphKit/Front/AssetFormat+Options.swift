internal import GlyphFormats
internal import GlyphModel
internal import Markup

extension AssetFormat {
    /// Errors for options that the format does not have, or with invalid values.
    func faults(in stated: [String: String]) -> [Diagnostic] {
        stated.sorted { $0.key < $1.key }.flatMap { name, value -> [Diagnostic] in
            guard let rule = options.first(where: { $0.name == name }) else {
                let meant = Suggestion.nearest(to: name, of: options.map(\.name))
                return [
                    Diagnostic(
                        .error, id: "unknown-attribute", "'\(name)' is not an option of the format '\(self.name)'",
                        hint: meant.map { "did you mean '\($0)'?" })
                ]
            }
            return rule.syntax.faults(in: value, of: name).map {
                Diagnostic(.error, id: $0.id, $0.message, hint: $0.hint)
            }
        }
    }
}
