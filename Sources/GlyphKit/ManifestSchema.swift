internal import Markup

/// The grammar of the manifest, for programs that check or complete one, and for people.
///
/// It says which elements and attributes there are, and what values look like. What values mean (is there a colour of
/// that name, a file at that path?) only reading can tell.
package enum ManifestSchema {
    /// RELAX NG, in its XML syntax, with what there is to tell of each element and attribute.
    package static let text = ManifestGrammar.standard.grammar.relaxNG

    /// Every element and attribute with its meaning, values, default and an example, in Markdown.
    package static let reference = """
        # The manifest

        What may stand in a manifest: each element, each attribute, and what holds where it is not given. A manifest is
        XML in UTF-8, without a namespace. Its paths are relative to its own folder and have `/` between their names.
        `twinlight schema` prints the same for editors, as RELAX NG; `twinlight schema reference` prints this page.


        """ + ManifestGrammar.standard.grammar.reference
}
