import Foundation
import Markup
import SemanticColor
import Support
import Testing

@testable import GlyphKit
@testable import GlyphManifest

/// The documentation of the manifest, for editors and for people, is true.
@Suite(.takesTurns) struct ManifestReferenceTests {
    private let grammar = ManifestParts.grammar

    /// `RECORD=1 swift test` writes them anew.
    @Test(arguments: [
        ("Tests/Fixtures/Golden/manifest.rng", ManifestSchema.text),
        (".github/MANIFEST.md", ManifestSchema.reference),
    ])
    func `the schema and the reference in the repository match the grammar`(path: String, text: String) throws {
        let file = Repository.root.appending(path: path)
        if Recording.isOn { try Data(text.utf8).write(to: file) }
        let difference = Recording.firstDifference(try String(contentsOf: file, encoding: .utf8), text)
        #expect(difference == nil, "\(Recording.advice(for: path, of: "ManifestReferenceTests"))")
    }

    /// All that examples name.
    private static let folder = ManifestFolder.files(
        [
            "a.svg", "heart.svg", "status/heart.svg", "night/heart.svg", "rtl/list.svg", "communication/envelope.svg",
            "plus.svg", "Filled/heart.svg", "Dark/heart.svg",
            "edit/plus.svg", "status/bell-slash.svg", "bell-slash-filled.svg",
        ],
        texts: [
            "a": token, "theme.tokens.json": token, "theme.resolver.json": resolver, "brand.resolver.json": brands,
            "Colors.xcassets/Contents.json": "{\"info\": {\"author\": \"xcode\", \"version\": 1}}",
            "Colors.xcassets/brand.colorset/Contents.json": """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
              {"red": "0x14", "green": "0x47", "blue": "0x9E", "alpha": "1.000"}}}],
             "info": {"author": "xcode", "version": 1}}
            """,
            "App.xcassets/Contents.json": #"{"info": {"author": "xcode", "version": 1}}"#,
        ])
    private static let token = """
        {"sea": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}
        """
    private static let resolver = """
        {"version": "2025.10", "resolutionOrder": [{"$ref": "#/modifiers/look"}],
         "modifiers": {
          "look": {"default": "light", "contexts": {"light": [\(token)], "dark-dimmed": [\(token)], "strong": [\(token)]}}}}
        """
    private static let brands = """
        {"version": "2025.10", "resolutionOrder": [{"$ref": "#/modifiers/brand"}],
         "modifiers": {"brand": {"default": "alpha", "contexts": {"alpha": [\(token)], "beta": [\(token)]}}}}
        """

    /// Read in a manifest that has the colour that examples use.
    private func read(_ text: String, is name: String) throws -> Manifest {
        // A value for some appearances is next to one for all.
        let isSpecial = name == "value" && text.contains(/style="dark"|contrast="high"|level="elevated"/)
        let own = isSpecial ? "<value srgb='#000'/>" + text : text
        var text = ManifestParts.wrapped(own, in: ManifestParts.parents[name])
        if !text.contains("<palette"), let end = text.firstIndex(of: ">"), text[..<end].last != "/" {
            let palette = "<palette><color name='brand'><value srgb='#000'/></color></palette>"
            text.insert(contentsOf: palette, at: text.index(after: end))
        }
        do {
            return try Manifest.read(SourceFile(path: "manifest.xml", text: text), in: Self.folder).manifest
        } catch {
            Issue.record("\(text)\n\(error)")
            throw error
        }
    }

    @Test(arguments: ManifestParts.grammar.rules.map(\.name)) func everyExampleIsRead(name: String) throws {
        let rule = try #require(grammar.rule(for: name))
        _ = try read(rule.example, is: name)
        for attribute in rule.allAttributes {
            #expect(attribute.syntax.acceptsAll(of: attribute.example), "\(attribute.name)")
            let element = try ManifestParts.element(rule, with: attribute, value: attribute.example)
            let files = ["contexts": "theme.resolver.json", "with": "brand.resolver.json"]
            let file = files[attribute.name].map { "tokens='\($0)'" }
            _ = try read(file.map { element.replacing("tokens='a'", with: $0) } ?? element, is: name)
        }
    }

    @Test func `every element, attribute and value of the grammar is documented`() {
        for rule in grammar.rules {
            #expect(rule.doc.hasSuffix("."), "\(rule.name)")
            for attribute in rule.allAttributes {
                #expect(attribute.doc.hasSuffix(".") || attribute.doc.hasSuffix("?"), "\(rule.name) \(attribute.name)")
                let meanings = attribute.syntax.choices.map(\.meaning)
                // Where one value needs a word, all do.
                #expect(!meanings.contains("") || meanings.allSatisfy(\.isEmpty), "\(rule.name) \(attribute.name)")
            }
        }
    }

    @Test func everyDefaultIsAValueOfItsAttribute() {
        for attribute in grammar.rules.flatMap(\.allAttributes) {
            guard case .value(let value)? = attribute.standard else { continue }
            #expect(attribute.syntax.acceptsAll(of: value), "\(attribute.name)=\(value)")
        }
    }

    /// The stated default of an attribute is the result of its value.
    @Test func `the stated default of each inherited attribute is what a glyph gets`() throws {
        let rule = try #require(grammar.rule(for: "glyph"))
        let bare = try read("<glyph name='a'/>", is: "glyph").glyphs[0].settings
        var count = 0
        for attribute in rule.groups.flatMap(\.attributes) + [InheritedAttribute.audit.rule] {
            let name = attribute.name == "audit" ? "glyphs" : "glyph"
            func settings(_ value: String) throws -> GlyphSettings? {
                let text =
                    name == "glyph"
                    ? "<glyph name='a' \(attribute.name)='\(value)'/>"
                    : "<glyphs version='1' \(attribute.name)='\(value)'><glyph name='a'/></glyphs>"
                return try read(text, is: name).glyphs.first?.settings
            }
            if case .value(let value)? = attribute.standard {
                #expect(try settings(value) == bare, "\(attribute.name)=\(value)")
                count += 1
            }
            // And it is read at all: a stated value makes a difference. There is one way of strokes, and an audit reads
            // from the text what it allows.
            if !["strokes", "allow"].contains(attribute.name) {
                #expect(try settings(attribute.example) != bare, "\(attribute.name)=\(attribute.example)")
            }
        }
        #expect(count > 10)
    }

    @Test(arguments: ["style", "contrast", "level", "alpha"])
    func `a color value without an attribute equals the one with its default`(name: String)
        throws
    {
        let attribute = try #require(grammar.rule(for: "value")?.attribute(name))
        guard case .value(let value)? = attribute.standard else {
            Issue.record("\(name) has no default")
            return
        }
        func palette(_ attributes: String) throws -> Palette {
            try read("<color name='a'><value srgb='#123456' \(attributes)/></color>", is: "color").palette
        }
        #expect(try palette("\(name)='\(value)'")["a"] == palette("")["a"])
    }

    @Test func `an export without an option equals the one with its default`() async throws {
        let drawings = [
            "a.svg": "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='M2 2h9v9z'/></svg>"
        ]
        func files(_ format: String, _ attributes: String) async throws -> [AssetFile] {
            let export = "<export format='\(format)' \(attributes)/>"
            let text =
                "<glyphs version='1' tint='accent'><palette><color name='accent' same-as='systemRed'/></palette>"
                + "<glyph name='a'/>\(export)</glyphs>"
            let manifest = try Manifest.read(SourceFile(path: "m.xml", text: text), in: .files(["a.svg"])).manifest
            let build = await manifest.build(from: GlyphSource { SourceFile(path: $0, text: drawings[$0] ?? "") })
            #expect(!build.findings.containErrors, "\(build.findings)")
            return build.files
        }
        var count = 0
        for format in AssetFormat.all {
            for option in format.options {
                guard case .value(let value)? = option.standard else { continue }
                let (bare, stated) = (
                    try await files(format.name, ""), try await files(format.name, "\(option.name)='\(value)'")
                )
                #expect(bare == stated && !bare.isEmpty, "\(format.name) \(option.name)=\(value)")
                count += 1
            }
        }
        #expect(count >= 2)
    }

    /// Formats and variants are the same as in the lists, with their options.
    @Test func `the grammar lists the formats, options and variants of the program`() throws {
        let export = try #require(grammar.rule(for: "export"))
        #expect(export.attribute("format")?.syntax.choices.map(\.value) == AssetFormat.all.map(\.name))
        for format in AssetFormat.all {
            let options = export.allAttributes.filter { $0.condition?.values?.contains(format.name) ?? false }
            #expect(Set(options.map(\.name)) == Set(format.options.map(\.name)), "\(format.name)")
            #expect(options.count == format.options.count)
            #expect(!format.summary.isEmpty && !format.summary.hasSuffix("."), "\(format.name)")
        }
        let variants = grammar.rule(for: "glyph")?.attribute("variants")?.syntax.choices.map(\.value)
        #expect(variants == Derivation.names)
    }

    @Test(arguments: [
        ("<export format='flutter'/>", "'flutter' is not a value of 'format'"),
        ("<glyph name='a' variants='triangle'/>", "'triangle' is not a value of 'variants'"),
        ("<glyph name='a' strokes='thin'/>", "'thin' is not a value of 'strokes'"),
        ("<glyph name='a' fill-style='examples/'/>", "'examples/' is not a value of 'fill-style'"),
    ])
    func `words of the grammar that no component implements are refused`(element: String, message: String) {
        let text = "<glyphs version='1'>\(element)</glyphs>"
        let findings = #expect(throws: Findings.self) {
            try Manifest.read(SourceFile(path: "m.xml", text: text), in: .files(["a.svg"]))
        }
        #expect(findings?.diagnostics.map(\.message) == [message])
        #expect(findings?.diagnostics.allSatisfy { $0.id == "wrong-value" && $0.hint != nil } == true)
    }
}
