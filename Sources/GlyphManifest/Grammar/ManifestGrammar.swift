internal import GlyphModel
package import Markup
internal import SemanticColor

/// The grammar of the manifest: the one place that defines its elements and attributes. The reader, the schema for
/// editors and the reference for people are made from it.
///
/// `InheritedAttribute` defines the attributes that a glyph inherits: each attribute with the code that reads it.
package struct ManifestGrammar: Sendable {
    package let vocabulary: ManifestVocabulary
    package let grammar: Grammar
    /// The attributes that settings are read from, on the root, groups and glyphs, by their names.
    let settings: [String: InheritedAttribute]

    package init(_ vocabulary: ManifestVocabulary) {
        let inherited = InheritedAttribute.all(vocabulary)
        let group = AttributeGroup(
            "inherited", "What a glyph inherits",
            "A glyph inherits these attributes from its groups and from the root. The nearest one applies.",
            inherited.map(\.rule))
        self.vocabulary = vocabulary
        settings = Dictionary(uniqueKeysWithValues: (inherited + [.audit, .allow]).map { ($0.rule.name, $0) })
        grammar = Grammar(
            root: "glyphs",
            rules: [Self.root(inherited: group)] + Self.colorRules
                + [Self.examples, Self.group(inherited: group), Self.glyph(inherited: group)] + Self.glyphChildren
                + [Self.variant(vocabulary.variants)]
                + [Self.export(vocabulary)])
    }

    /// Lints that are accepted in an element.
    static let allow = AttributeGroup("allow", "Accepted findings", "", [InheritedAttribute.allow.rule])

    private static func root(inherited: AttributeGroup) -> ElementRule {
        ElementRule(
            "glyphs",
            "A set of glyphs, their colours, and the formats to write. Drawings and imports are in the manifest's folder or "
                + "below it: put it into a folder around all of them, an app's catalog included. Exports go to its folder or "
                + "next to it.",
            example: """
                <glyphs version="1" output="../Output" tint="label" dark="fill">
                  <glyph name="heart" tint="systemRed"/>
                  <export format="svg"/>
                </glyphs>
                """,
            attributes: [
                AttributeRule("version", version, "The version of this grammar.", example: "1"),
                AttributeRule(
                    "title", .line, "The name of the set for people, on sheets.",
                    standard: "the name of the manifest's folder", example: "Acme icons"),
                AttributeRule(
                    "output", .path,
                    "The folder that exports are written to, relative to the manifest: in its folder or next to it."
                        + " The option `--output` overrides it.",
                    standard: .value("Output"), example: "../Output"),
                InheritedAttribute.audit.rule,
            ], groups: [inherited, allow], children: ["palette", "examples", "group", "glyph", "export"]
        ).with {
            $0.single = ["palette"]
            $0.required = ["version"]
        }
    }

    private static let version: ValueSyntax = {
        var syntax = ValueSyntax.one(of: [.init("1")])
        syntax.explanation.message = { "manifest version '\($0)' is not supported" }
        return syntax
    }()

    private static func export(_ vocabulary: ManifestVocabulary) -> ElementRule {
        let formats = vocabulary.formats.map { format in
            ValueSyntax.Choice(format.name, "\(format.summary); in `\(format.defaultPath)`")
        }
        let options = vocabulary.formats.reduce(into: [AttributeRule]()) { options, format in
            for option in format.options {
                // An attribute with one meaning in several formats is one rule.
                let same = options.firstIndex { $0.name == option.name && $0.doc == option.doc }
                let names = (same.flatMap { options[$0].condition?.values } ?? []) + [format.name]
                let quoted = names.map { "'\($0)'" }.joined(separator: ", ")
                let subject = names.count == 1 ? "the format \(quoted)" : "the formats \(quoted)"
                let rule = option.only(.init("format", values: names, subject: subject))
                if let same { options[same] = rule } else { options.append(rule) }
            }
        }
        return ElementRule(
            "export", "A format to write.", example: #"<export format="asset-catalog" path="Symbols.xcassets"/>"#,
            attributes: [
                AttributeRule("format", .one(of: formats), "What is written, and where.", example: "svg"),
                AttributeRule(
                    "path", .path, "The folder below the output.", standard: "the folder of the format",
                    example: "icons/svg"),
                AttributeRule(
                    Export.selection, .list(of: .word),
                    "The glyphs and assets that are written, as the option `--only` selects them.", standard: "all",
                    example: "Status/* heart.fill"),
            ] + options, groups: [allow]
        ).with { $0.required = ["format"] }
    }
}
