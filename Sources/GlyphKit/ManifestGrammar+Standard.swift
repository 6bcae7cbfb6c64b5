internal import Markup

extension ManifestGrammar {
    /// With all formats and derivations.
    package static let standard = ManifestGrammar(
        ManifestVocabulary(
            formats: AssetFormat.all.map { format in
                ManifestVocabulary.Format(
                    name: format.name, summary: format.summary, defaultPath: format.defaultPath,
                    options: format.options, makesXcodeSymbols: format.makesXcodeSymbols,
                    needsWeights: format.needsWeights)
            },
            variants: Derivation.names.map { ValueSyntax.Choice($0) }))
}
