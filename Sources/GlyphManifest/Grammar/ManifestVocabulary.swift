package import Markup

/// The words of a manifest that other modules give it: what can be written, and what can be derived.
package struct ManifestVocabulary: Sendable {
    /// What `export` can ask for.
    package struct Format: Sendable {
        package var name: String
        /// What it writes, in a few words.
        package var summary: String
        /// Where its files go where `path` does not say.
        package var defaultPath: String
        /// The attributes of an `export` that belong to it.
        package var options: [AttributeRule]
        /// Does Xcode make symbols for code of the names of its assets?
        package var makesXcodeSymbols: Bool

        package init(
            name: String, summary: String, defaultPath: String, options: [AttributeRule] = [],
            makesXcodeSymbols: Bool = false
        ) {
            self.name = name
            self.summary = summary
            self.defaultPath = defaultPath
            self.options = options
            self.makesXcodeSymbols = makesXcodeSymbols
        }
    }

    package var formats: [Format]
    /// What `variants` can ask for, in all the ways that it can be put together.
    package var variants: [ValueSyntax.Choice]

    package init(formats: [Format], variants: [ValueSyntax.Choice]) {
        self.formats = formats
        self.variants = variants
    }

    func format(named name: String) -> Format? { formats.first { $0.name == name } }
}
