internal import Markup

extension AssetFormat {
    /// What `export` can ask for.
    public static let all = written + [.preview]

    static func named(_ name: String) -> AssetFormat? { all.first { $0.name == name } }
}

extension ManifestGrammar {
    /// With all that can be written and derived.
    package static let standard = ManifestGrammar(
        ManifestVocabulary(
            formats: AssetFormat.all.map { format in
                ManifestVocabulary.Format(
                    name: format.name, summary: format.summary, defaultPath: format.defaultPath,
                    options: format.options, makesXcodeSymbols: format.makesXcodeSymbols)
            },
            variants: Derivation.all.map { ValueSyntax.Choice($0.suffix) }))
}
