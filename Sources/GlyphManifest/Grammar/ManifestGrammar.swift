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
                InheritedAttribute.audit.rule, darkDrawings,
            ], groups: [inherited, allow], children: ["palette", "examples", "variant", "group", "glyph", "export"]
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

// MARK: - Vocabulary

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

// MARK: - Values

extension ValueSyntax {
    static let selector: ValueSyntax = {
        let simple = #"[#.]?[\p{L}_][\p{L}\p{N}_\-]*"#
        var syntax = ValueSyntax(
            name: "selector", expectation: "a list of #id, .class or element, separated by commas",
            form: .text(pattern: " *\(simple)( *, *\(simple))* *")
        ) { (try? Selector(parsing: String($0))) != nil }
        syntax.explanation.id = "selector-syntax"
        syntax.explanation.faultOffset = { Selector.faultOffset(in: $0) }
        return syntax
    }()

    /// `high=light-high-contrast`: the context of a resolver document that is read for an appearance.
    static let contexts = ValueSyntax(
        name: "context",
        expectation: "APPEARANCE=CONTEXT, where APPEARANCE is one of " + ContextRequest.keys.joined(separator: ", "),
        form: .text(pattern: "(\(ContextRequest.keys.joined(separator: "|")))=" + word)
    ) { text in
        isPair(text) && ContextRequest.keys.contains(String(text.prefix { $0 != "=" }))
    }

    /// `brand=beta`: which context of a modifier is read.
    static let modifierChoices = ValueSyntax(
        name: "choice", expectation: "MODIFIER=CONTEXT", form: .text(pattern: word + "=" + word)
    ) { isPair($0) }

    private static let word = #"[^=\s]+"#

    private static func isPair(_ text: Substring) -> Bool {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false)
        return parts.count == 2
            && parts.allSatisfy { !$0.isEmpty && !$0.unicodeScalars.contains(where: ContextName.isSpace) }
    }

    static let hexColor = ValueSyntax(
        name: "hex", expectation: "#RGB, #RRGGBB or #RRGGBBAA",
        form: .text(pattern: "#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})")
    ) { text in
        let digits = text.dropFirst()
        return text.first == "#" && [3, 6, 8].contains(digits.utf8.count)
            && digits.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    }
}
