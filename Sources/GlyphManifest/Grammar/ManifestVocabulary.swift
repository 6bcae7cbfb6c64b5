package import Markup

/// The values of a manifest that other modules define: formats and variants.
package struct ManifestVocabulary: Sendable {
    /// A format that `export` can name.
    package struct Format: Sendable {
        package var name: String
        /// The files that it writes, in a few words.
        package var summary: String
        /// The folder of its files where `path` is not given.
        package var defaultPath: String
        /// The attributes of an `export` that belong to it.
        package var options: [AttributeRule]
        /// Whether Xcode makes symbols for code of the names of its assets.
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
    /// The values of `variants`, all combinations included.
    package var variants: [ValueSyntax.Choice]

    package init(formats: [Format], variants: [ValueSyntax.Choice]) {
        self.formats = formats
        self.variants = variants
    }

    func format(named name: String) -> Format? { formats.first { $0.name == name } }
}
