import Foundation
import Markup
import SemanticColor
import Support
import Testing

@testable import GlyphDraft
@testable import GlyphKit
@testable import GlyphModel

/// Proposals by others than lints: findings of reading and of building, texts about lints, the live page.
@Suite(.takesTurns) struct ProposedHintTests {
    private static let drawing =
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='M2 2h20v20H2z'/></svg>"

    private func read(_ body: String, texts: [String: String] = [:]) throws(Findings) -> Manifest {
        let source = SourceFile(path: "manifest.xml", text: "<glyphs version=\"1\">\(body)</glyphs>")
        return try Manifest.read(source, in: .files(["a.svg"], texts: texts)).manifest
    }

    /// Everything that is said about a manifest, whether it is read or not.
    private func findings(_ body: String, texts: [String: String] = [:]) async -> [Diagnostic] {
        do {
            let manifest = try read(body, texts: texts)
            let build = await manifest.build(from: GlyphSource { SourceFile(path: $0, text: Self.drawing) })
            return manifest.gaps.diagnostics + build.findings.diagnostics
        } catch {
            return error.diagnostics
        }
    }

    private func hint(_ id: String, _ body: String, texts: [String: String] = [:]) async throws -> String {
        let found = await findings(body, texts: texts)
        return try #require(found.first { $0.id == id && $0.hint != nil }?.hint, "\(found)")
    }

    /// The elements of a hint.
    private func elements(_ hint: String) -> [String] {
        hint.matches(of: /<[a-z]+ (?:[^>"]|"[^"]*")*\/>/).map { String($0.output) }
    }

    @Test func aColourWithoutValuesIsFixedByTheValueOfItsHint() async throws {
        let hint = try await hint("color-without-fallback", "<palette><color name='b'/></palette>")
        #expect(try ManifestPieces.check(hint) == 1)
        let value = try #require(elements(hint.replacing("#RRGGBB", with: "#123456")).first)
        #expect(try read("<palette><color name='b'>\(value)</color></palette>").ownRoles == ["b"])
    }

    @Test func anEmptyManifestIsReportedWithWhatToAdd() async throws {
        let (export, glyph) = (try await hint("no-export", "<glyph name='a'/>"), try await hint("no-glyph", ""))
        let added = try #require(elements(export).first)
        #expect(await findings("<glyph name='a'/>" + added).isEmpty)
        let glyphs = elements(glyph)
        #expect(glyphs.count == 2)
        for element in glyphs { #expect(await findings(element.replacing("heart", with: "a") + added).isEmpty) }
        // The other formats that it names can be written as well.
        for format in export.split(separator: "other formats are ").last?.split(separator: ", ") ?? [] {
            #expect(try read("<glyph name='a'/><export format='\(format)'/>").exports.count == 1)
        }
    }

    @Test func aCatalogsFolderIsFixedByThePathOfItsHint() async throws {
        let hint = try await hint("export-path", "<glyph name='a'/><export format='asset-catalog' path='Icons'/>")
        #expect(try ManifestPieces.check(hint) == 1)
        #expect(await findings("<glyph name='a'/><export format='asset-catalog' \(hint)/>").isEmpty)
    }

    @Test func aReferenceIsCarriedOnThePlatformOfItsHint() async throws {
        let lone = try #require(
            SystemColorReference.all.first { ($0.name(on: .ios) == nil) != ($0.name(on: .osx) == nil) })
        let glyphs = "<palette><color name='b' same-as='\(lone.role.rawValue)'/></palette><glyph name='a' tint='b'/>"
        let hint = try await hint("reference-not-carried", glyphs + "<export format='asset-catalog'/>")
        #expect(try ManifestPieces.check(hint) == 1)
        let platform = String(hint.prefix { $0 != " " })
        let left = await findings(glyphs + "<export format='asset-catalog' \(platform)/>")
        #expect(!left.contains { $0.id == "reference-not-carried" }, "\(left)")
    }

    @Test func aColourWithANameOfTheSystemIsFixedByTheElementOfItsHint() async throws {
        let hint = try await hint(
            "system-color-name", "<palette><color name=\"label\"><value srgb=\"#123456\"/></color></palette>")
        let element = try #require(hint.firstMatch(of: /<color.*<\/color>/)).output
        #expect(try read("<palette>\(element)</palette>").ownRoles.count == 1)
    }

    /// A file with the values of another generation, whose palette the hint names.
    @Test func aFileOfAnotherGenerationIsReadWithThePaletteOfItsHint() async throws {
        let role: ColorRole = "systemBlue"
        let old = try #require(Palette.system(.ios13)[role])
        let current = try #require(Palette.system(.ios26)[role])
        try #require(old != current)
        let texts = try written(Palette.system(.ios13), role)
        let imports = "<import tokens=\"palette.resolver.json\"/>"
        let hint = try await hint("system-color-name", "<palette>\(imports)</palette>", texts: texts)
        #expect(try ManifestPieces.check(hint) == 1)
        let start = try #require(hint.firstMatch(of: /<palette [^>]*>/)).output
        #expect(try read("\(start)\(imports)</palette>", texts: texts).palette[role] == old)
    }

    /// A colour as the format writes it.
    private func written(_ system: Palette, _ role: ColorRole) throws -> [String: String] {
        var palette = Palette()
        palette.define(role, as: try #require(system[role]))
        let place = SourceFile.Location(path: "m", line: 1, column: 1)
        let files = try AssetFormat.tokens.files(
            GlyphSet(assets: [], palette: palette), Export(format: "tokens", location: place))
        return files.texts
    }

    @Test func `the manifest lines in the texts of lints are valid`() throws {
        var count = 0
        for lint in Lint.all { for text in [lint.reason, lint.remedy] { count += try ManifestPieces.check(text) } }
        #expect(count > 5)
    }

    /// The first manifest that `init` writes for our own drawings is read and built.
    @Test func aDraftIsReadAndBuilt() async throws {
        let glyphs = OurGlyphs.folder.path
        var findings = Findings()
        let names = try FileManager.default.subpathsOfDirectory(atPath: glyphs).filter { $0.hasSuffix(".svg") }.sorted()
            .prefix(9)
        let drawings = try names.compactMap { name in
            DraftDrawing.read(
                path: name, source: try SourceFile.read(path: glyphs + "/" + name), findings: &findings)
        }
        let text = ManifestDraft(drawings: drawings, output: "Output").text
        #expect(text.contains("twinlight schema reference"))
        let manifest = try Manifest.read(SourceFile(path: "m.xml", text: text), in: .files(Array(names))).manifest
        let build = await manifest.build(from: .folder(glyphs))
        #expect(!build.findings.containErrors && build.set.assets.count == 9, "\(build.findings)")
    }

    /// Where the sources put a piece of a manifest together, some test here or in a file next to it writes it into a
    /// manifest: of lints by their examples, of fills by their alternatives, of contexts in the tests of imports, of
    /// effects in the tests of reading, of drawables in the tests of Compose, of examples in the tests of their styles,
    /// of namespaces below.
    @Test func `each source file that composes manifest lines is covered by a test`() throws {
        let root = Repository.root
        let names = Set(ManifestParts.grammar.rules.flatMap(\.allAttributes).map(\.name))
        var found: Set<String> = []
        var count = 0
        let walk = try #require(FileManager.default.enumerator(atPath: root.appending(path: "Sources").path))
        for case let path as String in walk where path.hasSuffix(".swift") || path.hasSuffix(".js") {
            // Lints are asked for by their list; the page's own markup is none of a manifest.
            if path.contains("/Lints/") || path.hasPrefix("GlyphReview/Changes") { continue }
            let text = try String(contentsOf: root.appending(path: "Sources/" + path), encoding: .utf8)
            for line in text.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
                guard line.contains("=\\\"") || path.hasSuffix(".js") else { continue }
                if ["<?xml", "<meta ", "<img "].contains(where: { line.contains($0) }) { continue }
                let attributes = line.matches(of: /(?:^|[^a-zA-Z0-9-])([a-z][a-z0-9-]*)=\\"((?:[^"\\]|\\\()*)\\?"/)
                    .filter { names.contains(String($0.output.1)) }
                let isScript = path.hasSuffix(".js") && line.contains(/'[a-z-]+="[^"]*"'/)
                if attributes.isEmpty && !isScript { continue }
                found.insert(path.split(separator: "/").last.map(String.init) ?? path)
                let plain = line.replacing("\\\"", with: "\"")
                if !line.contains("\\("), !line.contains("+ (") { count += try ManifestPieces.check(String(plain)) }
            }
        }
        #expect(
            found == [
                "AssetCatalog.swift",
                "Catalog.swift",
                "AssetRequest.swift",
                "ColorSet.swift",
                "Compose.swift",
                "ContextRequest.swift",
                "DraftDrawing.swift",
                "ExampleStyles.swift",
                "FillAlternative.swift",
                "FillCommand.swift",
                "FillLine.swift",
                "GlyphBuilder+Parts.swift",
                "ImportedColors.swift",
                "Losses.swift",
                "Manifest+Read.swift",
                "ManifestGrammar+Colors.swift",
                "ManifestReader+Glyphs.swift",
                "OutputPlan.swift",
                "ReadingLog.swift",
                "Symbols.swift",
                "picks.js",
            ])
        #expect(count > 8)
    }

    @Test(arguments: [true, false]) func aFoldersNamespaceCanBeStated(isNamespace: Bool) throws {
        let glyphs = try read("<group name='g' namespace=\"\(isNamespace)\"><glyph name='a'/></group>").glyphs
        #expect(glyphs[0].groups == [GroupName("g", isNamespace: isNamespace)])
    }
}
