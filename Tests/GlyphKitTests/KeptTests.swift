import Foundation
import GlyphKit
import Markup
import PathGeometry
import Support
import Testing

@testable import GlyphAudit

/// `Tests/Fixtures/Kept/VERSION/` holds what users of that version had written. A folder there is never edited: where
/// one of these tests fails, old manifests have to be read as before, or the changelog has to say what users must
/// change.
private struct KeptState: CustomTestStringConvertible, Sendable {
    let folder: URL

    var testDescription: String { folder.lastPathComponent }

    static let all: [KeptState] = names(in: Fixtures.kept).map {
        KeptState(folder: Fixtures.kept.appendingPathComponent($0))
    }

    private static func names(in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }

    /// Files by their names without the ending, in order.
    func files(in part: String = "", ending: String) -> [(name: String, url: URL)] {
        let folder = part.isEmpty ? folder : folder.appendingPathComponent(part)
        return Self.names(in: folder).filter { $0.hasSuffix(ending) }.map {
            (String($0.dropLast(ending.count)), folder.appendingPathComponent($0))
        }
    }

    /// The lints that the version had. Later ones may find more.
    func lints() throws -> Set<String> {
        let text = try String(contentsOf: folder.appendingPathComponent("lints.txt"), encoding: .utf8)
        return Set(text.split(separator: "\n").map(String.init))
    }

    func build(_ manifest: Manifest, judgesFills: Bool = false) async -> Build {
        await manifest.build(from: .folder(folder.path)) {
            ($0.judgesFills, $0.rasterEngine) = (judgesFills, .empty)
        }
    }
}

struct KeptTests {
    @Test func `the folder of kept states is not empty`() { #expect(!KeptState.all.isEmpty) }

    /// With no more findings than it accepts by `allow`. The findings of manifests with a baseline are for the next
    /// test, and picks are drawn once for each alternative, so that many look alike.
    @Test(.takesTurns, arguments: KeptState.all)
    private func `a manifest of an earlier version builds without warnings`(state: KeptState) async throws {
        let manifests = state.files(ending: ".xml")
        #expect(!manifests.isEmpty)
        for (name, url) in manifests where name != "findings" {
            let (manifest, warnings) = try Manifest.read(at: url.path)
            let build = await state.build(manifest)
            #expect(!build.findings.containErrors && !build.files.isEmpty, "\(name)")
            let lint = LintRun(rules: name == "picks" ? [] : try state.lints(), least: .warning)
            let found = lint.findings(in: build, of: manifest).diagnostics.diagnostics
            let said = (warnings + found).filter { $0.severity > .info }
            #expect(said.isEmpty, "\(name): \(said)")
        }
    }

    @Test(arguments: KeptState.all)
    private func aLintIsStillKnownByItsId(state: KeptState) throws {
        let ids = try state.lints()
        #expect(!ids.isEmpty)
        for id in ids { #expect(Lint.named(id) != nil, "\(id)") }
    }

    @Test(.takesTurns, arguments: KeptState.all)
    private func `findings in the baseline of an earlier version are still accepted`(state: KeptState) async throws {
        let (manifest, _) = try Manifest.read(at: state.folder.appendingPathComponent("findings.xml").path)
        let build = await state.build(manifest, judgesFills: true)
        let found = LintRun(rules: try state.lints()).findings(in: build, of: manifest)
            .filter { Lint.named($0.diagnostic.id) != nil }
        #expect(!found.isEmpty)
        let source = try SourceFile.read(path: state.folder.appendingPathComponent("findings.baseline.json").path)
        let new = try Baseline(source, in: state.folder.path).unknown(found).findings
        #expect(new.isEmpty, "\(new.diagnostics)")
    }

    /// The changelog says of each what has changed: lines end at the same distance from the boundary on all sides, and
    /// a line that divides a body is cut where something else is inside, too.
    private static let redrawn = [
        "0.1.0/megaphone-1": 0.97, "0.1.0/video-1": 0.97, "0.1.0/person-circle-2": 0.86,
    ]

    /// Who picked a fill has looked at it. Its syntax may change, and its edges within what a renderer rounds.
    @Test(.takesTurns, arguments: KeptState.all)
    private func `a fill that was picked in an earlier version still gives the same picture`(state: KeptState)
        async throws
    {
        let (manifest, _) = try Manifest.read(at: state.folder.appendingPathComponent("picks.xml").path)
        let build = await state.build(manifest)
        let pictures = state.files(in: "pictures", ending: ".svg")
        #expect(!pictures.isEmpty)
        for (name, url) in pictures {
            let picked = try Glyph(contentsOf: url.path).outlined()
            let now = try build.drawing(name, .dark)
            let overlap = SampleGrid(now.layers.map(\.path), in: now.viewBox)
                .overlap(with: SampleGrid(picked.layers.map(\.path), in: picked.glyph.viewBox))
            #expect(overlap > Self.redrawn["\(state.testDescription)/\(name)"] ?? 0.98, "\(name)")
        }
    }
}
