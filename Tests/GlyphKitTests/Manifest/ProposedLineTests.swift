import Foundation
import Markup
import Support
import Testing

@testable import GlyphAudit
@testable import GlyphKit
@testable import GlyphManifest

/// The lines that the tool proposes to write into a manifest: they are valid, they can be read, and they have the
/// stated effect.
@Suite(.takesTurns) struct ProposedLineTests {
    private let schema: RelaxNGSchema

    init() throws { schema = try RelaxNGSchema(SourceFile(path: "schema", text: ManifestSchema.text)) }

    /// Our own drawings, by path, and one with a hollow sign in one body and a ring in another.
    private static let drawings: [String: SourceFile] = {
        let root = OurGlyphs.folder
        let sign = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000">
            <circle cx="6" cy="12" r="5.4"/><path d="M4.5 9v6l4.5-3z"/>
            <path d="M13 6.6h10.4v10.8H13z"/><circle cx="18" cy="12" r="2"/></svg>
            """
        var found = ["sign.svg": SourceFile(path: "sign.svg", text: sign)]
        guard let walk = FileManager.default.enumerator(atPath: root.path) else { return found }
        for case let name as String in walk where name.hasSuffix(".svg") {
            found[name] = try? SourceFile.read(path: root.appendingPathComponent(name).path)
        }
        return found
    }()

    /// A valid manifest, by the schema and by the reader.
    private func manifest(_ source: SourceFile, _ paths: [String]) throws -> Manifest {
        let violations = try schema.violations(in: source)
        #expect(violations.isEmpty, "\(violations)\n\(String(decoding: source.bytes, as: UTF8.self))")
        return try Manifest.read(source, in: .files(paths.sorted())).manifest
    }

    private func looks(_ drawing: Drawing) -> SampleGrid { SampleGrid(drawing.layers.map(\.path), in: drawing.viewBox) }

    /// Every alternative of some glyphs is stated, the first of all, then the second of all and so on.
    private func stateAlternatives(_ settings: String, of paths: [String]) async throws -> Set<String> {
        let glyphs = paths.enumerated().map { "  <glyph name=\"g\($0)\" source=\"\($1)\"/>\n" }
        func source(_ glyphs: String) -> SourceFile {
            let start =
                "<glyphs version=\"1\" dark=\"fill\" uncertainty=\"0\" \(settings)>\n  <export format=\"preview\"/>\n"
            return SourceFile(path: "manifest.xml", text: start + glyphs + "</glyphs>\n")
        }
        let original = try manifest(source(glyphs.joined()), paths)
        let drawings = Self.drawings
        let files = GlyphSource { path in drawings[path] ?? SourceFile(path: path, text: "") }
        let first = await original.build(from: files) {
            ($0.judgesFills, $0.jobs) = (true, 2)
        }
        #expect(!first.findings.containErrors, "\(first.findings)")
        let offers = first.set.assets.compactMap { variant in
            variant.pictures.first { !$0.alternatives.isEmpty }.map { (name: variant.name, picture: $0) }
        }
        var kinds: Set<String> = []
        // The first one is what is stated about none of them.
        for round in 1..<(offers.map(\.picture.alternatives.count).max() ?? 0) {
            // Only glyphs that have as many, each stated in a manifest of its own: to read all of them again for each
            // line takes far longer than to fill them.
            var stated = original
            stated.glyphs = []
            for (name, picture) in offers where round < picture.alternatives.count {
                let line = try #require(picture.alternatives[round].manifest)
                kinds.insert(line.hasPrefix("<part") ? "part" + line.suffix(8) : line)
                let alone = try manifest(source(glyphs[Int(name.dropFirst()) ?? 0]), paths)
                let entry = try #require(alone.glyphs.first { $0.name == name })
                stated.glyphs += try manifest(try GlyphElements(alone).element(of: entry).stating(line), paths).glyphs
            }
            let build = await stated.build(from: files) {
                ($0.judgesFills, $0.jobs) = (true, 2)
            }
            #expect(!build.findings.containErrors, "\(build.findings)")
            for (name, picture) in offers where round < picture.alternatives.count {
                let (line, drawing) = (picture.alternatives[round].manifest ?? "", picture.alternatives[round].drawing)
                let shown = build.set.assets.first { $0.name == name }?.pictures.first {
                    $0.appearance == picture.appearance
                }
                let overlap = looks(try #require(shown).drawing).overlap(with: looks(drawing))
                // A point is written to a hundredth, and layers are united in another order.
                #expect(
                    overlap > 0.985,
                    "\(name) \(paths[Int(name.dropFirst()) ?? 0]): \(line) gives another picture (\(overlap))")
            }
            // They need no further review.
            let reported = build.findings.diagnostics.filter { $0.id == "doubtful-fill" }.map(\.message)
            let settled = offers.filter { round < $0.picture.alternatives.count }.map(\.name)
            #expect(!settled.contains { name in reported.contains { $0.hasPrefix("'\(name)' ") } }, "\(reported)")
        }
        return kinds
    }

    @Test func everyAlternativeOfOurDrawingsGivesThePictureThatWasShown() async throws {
        let all = Self.drawings.keys.sorted()
        #expect(all.count > 80)
        let paths = Long.cases(all, oneIn: 3)
        let kinds = try await stateAlternatives("", of: paths)
        let expected = [
            "lines=\"cut\"", "lines=\"keep\"", "rings=\"clear\"", "handles=\"fill\"", "fill-style=\"silhouette\"",
            "<appearance style=\"dark\" form=\"outline\"/>",
        ]
        if Long.isOn { #expect(kinds.isSuperset(of: expected), "\(kinds)") }
        #expect(kinds.contains { $0.hasPrefix("part") })
    }

    @Test(arguments: [
        "fill-style=\"silhouette\"", "fill-style=\"facet\"", "fill-style=\"stencil\"", "fill-style=\"plain\"",
        "rings=\"fill\" panels=\"both\" gaps=\"open\"", "uncertain-fill=\"outline\"", "uncertain-fill=\"alternative\"",
    ])
    func everyAlternativeToAnotherStyleGivesThePictureThatWasShown(settings: String) async throws {
        let paths = Self.drawings.keys.sorted().enumerated()
            .filter { $0.offset % (Long.isOn ? 6 : 24) == 1 || $0.element == "sign.svg" }.map(\.element)
        let kinds = try await stateAlternatives(settings, of: paths)
        #expect(kinds.count > (Long.isOn ? 3 : 1))
        if settings == "fill-style=\"plain\"" {
            #expect(kinds.contains("rings=\"fill\""))
        }
        if settings.hasPrefix("rings=\"fill\"") { #expect(kinds.contains("rings=\"clear\"")) }
        #expect(kinds.contains("uncertain-fill=\"take\"") == settings.hasPrefix("uncertain-fill"))
    }

    /// All choices that a style has, and so all attributes that a line may have.
    @Test func everyChoiceOfAStyleCanBeStated() throws {
        var styles: [FillStyle] = FillStyle.named.map(\.style)
        let base = FillStyle(
            islands: .cut, lines: .keep, rings: .person, gaps: .open, handles: .open, panels: .panel)
        func add(_ change: (inout FillStyle) -> Void) {
            var style = base
            change(&style)
            styles.append(style)
        }
        for choice in FillStyle.Lines.allCases { add { $0.lines = choice } }
        for choice in FillStyle.Rings.allCases { add { $0.rings = choice } }
        for choice in FillStyle.Gaps.allCases { add { $0.gaps = choice } }
        for choice in FillStyle.Handles.allCases { add { $0.handles = choice } }
        for choice in FillStyle.Panels.allCases { add { $0.panels = choice } }
        let text =
            "<glyphs version=\"1\" lines=\"keep\" rings=\"person\" gaps=\"open\" handles=\"open\" panels=\"panel\">"
            + "<glyph name=\"a\"/></glyphs>"
        let original = try manifest(SourceFile(path: "manifest.xml", text: text), ["a.svg"])
        #expect(original.glyphs[0].settings.geometry.fill == base)
        for style in styles where style != base && style.islands == base.islands {
            let line = FillChoice.style(style).manifest(insteadOf: base)
            let file = try GlyphElements(original).element(of: original.glyphs[0]).stating(line)
            #expect(try manifest(file, ["a.svg"]).glyphs[0].settings.geometry.fill == style, "\(line)")
        }
    }

    @Test(arguments: Lint.all.map(\.id))
    func `each finding of a lint can be accepted with allow`(id: String) async throws {
        let lint = try #require(Lint.named(id))
        let rules = id == "unneeded-allow" ? Set(Lint.all.map(\.id)) : [id]
        for example in lint.examples.unclean {
            let paths = Array(example.drawings.keys)
            let original = try manifest(SourceFile(path: "manifest.xml", text: example.manifest), paths)
            let found = try await example.findings(LintRun(rules: rules)).filter { $0.diagnostic.id == id }
            for name in Set(found.compactMap(\.glyph)) {
                let entry = try #require(original.glyphs.first { $0.name == name })
                let accepting = Element.Attribute(name: "allow", value: id, offset: 0, valueOffset: 0)
                let line = FillLine(text: "", attributes: [accepting], children: [])
                let file = original.source.making(try GlyphElements(original).element(of: entry).edits(adding: line))
                _ = try manifest(file, paths)
                let accepted = Lint.Example(String(decoding: file.bytes, as: UTF8.self), drawings: example.drawings)
                let left = try await accepted.findings(LintRun(rules: rules)).filter { $0.diagnostic.id == id }
                #expect(left.count < found.count && !left.contains { $0.glyph == name && $0.color == nil })
            }
        }
    }

    /// With the values that remedies propose.
    @Test(arguments: Lint.all.map(\.id)) func `each fix of a lint writes a valid manifest`(id: String) async throws {
        let lint = try #require(Lint.named(id))
        let rules = id == "unneeded-allow" ? Set(Lint.all.map(\.id)) : [id]
        for example in lint.examples.unclean {
            let found = try await example.findings(LintRun(rules: rules)).filter { $0.diagnostic.id == id }
            let source = SourceFile(path: "manifest.xml", text: example.manifest)
            let (file, _) = source.applying(found.compactMap(\.diagnostic.fix))
            _ = try manifest(file, Array(example.drawings.keys))
        }
    }

    /// Where a hint has something to write, it is an element or an attribute of the manifest.
    @Test func `the manifest lines in the hints of lints are valid`() async throws {
        var count = 0
        for lint in Lint.all {
            let rules = lint.id == "unneeded-allow" ? Set(Lint.all.map(\.id)) : [lint.id]
            for example in lint.examples.unclean {
                for finding in try await example.findings(LintRun(rules: rules)) where finding.diagnostic.id == lint.id
                {
                    for hint in [finding.diagnostic.hint].compactMap({ $0 }) + finding.diagnostic.notes {
                        count += try ManifestPieces.check(hint)
                    }
                }
            }
        }
        #expect(count > 10)
    }
}
