public import GlyphFormats
internal import GlyphReview
internal import Markup

/// The grammar of the manifest, for programs that check or complete one, and for people.
///
/// It defines the elements, the attributes and the syntax of values. Only the reader checks the meaning of values, such
/// as the name of a colour or the path of a file.
package enum ManifestSchema {
    /// RELAX NG, in its XML syntax, with the documentation of each element and attribute.
    package static let text = ManifestGrammar.standard.grammar.relaxNG

    /// Every element and attribute with its meaning, values, default and an example, in Markdown.
    package static let reference = """
        # The manifest

        All elements and attributes of a manifest, with their values and defaults. A manifest is XML in UTF-8, without a
        namespace. Its paths are relative to its own folder, with `/` between names.
        `twinlight schema` prints the same as RELAX NG, for editors; `twinlight schema reference` prints this page.


        """ + ManifestGrammar.standard.grammar.reference
}

extension ManifestGrammar {
    /// The grammar with all formats and derivations.
    package static let standard = ManifestGrammar(
        ManifestVocabulary(
            formats: AssetFormat.all.map { format in
                ManifestVocabulary.Format(
                    name: format.name, summary: format.summary, defaultPath: format.defaultPath,
                    options: format.options, makesXcodeSymbols: format.makesXcodeSymbols)
            },
            variants: Derivation.names.map { ValueSyntax.Choice($0) }))
}

extension AssetFormat {
    /// The formats that `export` can name.
    public static let all: [AssetFormat] = written + [.preview]

    static func named(_ name: String) -> AssetFormat? { all.first { $0.name == name } }
}
