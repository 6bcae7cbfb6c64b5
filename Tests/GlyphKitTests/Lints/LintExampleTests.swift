import Foundation
import Markup
import Support
import Testing

@testable import GlyphAudit
@testable import GlyphKit

extension Lint.Example {
    /// Read and built, all in memory.
    func build() async throws -> (manifest: Manifest, build: Build) {
        let set = InMemory(manifest, drawings)
        return (try set.read(), try await set.build())
    }

    /// Read, built and looked at, all in memory.
    func findings(_ run: LintRun) async throws -> [AuditFinding] {
        let (manifest, warnings) = try Manifest.read(
            SourceFile(path: "manifest.xml", text: self.manifest), in: .files(drawings.keys.sorted()))
        let drawings = drawings
        let source = GlyphSource { path in SourceFile(path: path, text: drawings[path] ?? "") }
        let build = await manifest.build(from: source) { $0.judgesFills = run.judgesFills }
        #expect(!build.findings.containErrors, "\(build.findings)")
        var audit = Audit(manifest, build)
        // Most examples do not use all drawings that are always there.
        if run.rules == [Lint.unlistedSource.id] { audit.files = drawings.keys.sorted() }
        return run.findings(in: audit, reported: Findings(warnings) + build.findings)
    }
}

private func places(_ findings: [AuditFinding]) -> [String] {
    findings.map { "\($0.diagnostic.location?.description ?? "nowhere") \($0.diagnostic.id)" }.sorted()
}

@Suite(.takesTurns) struct LintExampleTests {
    @Test(arguments: Lint.all.map(\.id)) func cleanExamplesAreClean(id: String) async throws {
        let lint = try #require(Lint.named(id))
        #expect(!lint.examples.clean.isEmpty)
        for example in lint.examples.clean {
            #expect(example.marks.isEmpty)
            // Findings that an exception accepts have to be looked for.
            let rules = lint.id == "unneeded-allow" ? Set(Lint.all.map(\.id)) : [lint.id]
            let found = try await example.findings(LintRun(rules: rules)).filter { $0.diagnostic.id == lint.id }
            #expect(found.isEmpty, "\(found.diagnostics)")
        }
    }

    @Test(arguments: Lint.all.map(\.id)) func eachLintSpeaksExactlyWhereItsExamplesSay(id: String) async throws {
        let lint = try #require(Lint.named(id))
        #expect(!lint.examples.unclean.isEmpty)
        for example in lint.examples.unclean {
            let rules = lint.id == "unneeded-allow" ? Set(Lint.all.map(\.id)) : [lint.id]
            let found = try await example.findings(LintRun(rules: rules)).filter { $0.diagnostic.id == lint.id }
            let expected = example.marks.map { "\($0.path):\($0.line):\($0.column) \(lint.id)" }.sorted()
            #expect(places(found) == expected, "\(found.diagnostics)")
            for finding in found {
                #expect(finding.diagnostic.severity == lint.severity)
                #expect(finding.diagnostic.hint != nil)
            }
        }
    }

    /// Fixes of an example fix what they say, bring nothing new of the kind, and then have nothing left to do.
    @Test(arguments: Lint.all.map(\.id)) func `a fix resolves its finding and leaves no other fix`(id: String)
        async throws
    {
        let lint = try #require(Lint.named(id))
        let rules = lint.id == "unneeded-allow" ? Set(Lint.all.map(\.id)) : [lint.id]
        for example in lint.examples.unclean {
            let found = try await example.findings(LintRun(rules: rules)).filter { $0.diagnostic.id == lint.id }
            let fixes = found.compactMap(\.diagnostic.fix)
            let source = SourceFile(path: "manifest.xml", text: example.manifest)
            let (file, count) = source.applying(fixes)
            #expect(count == fixes.count)
            guard count > 0 else { continue }
            let fixed = Lint.Example(String(decoding: file.bytes, as: UTF8.self), drawings: example.drawings)
            let left = try await fixed.findings(LintRun(rules: rules)).filter { $0.diagnostic.id == lint.id }
            #expect(left.count == found.count - fixes.count, "\(fixed.manifest)\n\(left.diagnostics)")
            #expect(left.allSatisfy { $0.diagnostic.fix == nil }, "\(left.diagnostics)")
        }
    }

    @Test func everyFileOfALintIsInTheList() throws {
        let folder = sources.appendingPathComponent("Lints")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        let own = Set(files.map { $0.dropLast(".swift".count) }.filter { !$0.hasPrefix("Lint") }.map(kebab))
        #expect(own.symmetricDifference(Lint.all.map(\.id)).sorted() == [], "one file each, and one entry in Lint.all")
        #expect(Set(Lint.all.map(\.id)).count == Lint.all.count)
    }

    /// `RECORD=1` writes the pages anew.
    @Test func `the pages about lints match the texts of the lints`() throws {
        let folder = sources.appendingPathComponent("Lints/Pages")
        var pages = ["README.md": Lint.index]
        for lint in Lint.all { pages[lint.id + ".md"] = lint.page }
        if Recording.isOn {
            try? FileManager.default.removeItem(at: folder)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, text) in pages { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        }
        let written = try Set(FileManager.default.contentsOfDirectory(atPath: folder.path))
        for name in written.union(pages.keys).sorted() {
            let file = folder.appendingPathComponent(name)
            let old = written.contains(name) ? try String(contentsOf: file, encoding: .utf8) : ""
            let difference = Recording.firstDifference(old, pages[name] ?? "")
            #expect(difference == nil, "\(Recording.advice(for: "Lints/Pages/" + name, of: "LintExampleTests"))")
        }
    }

    private let sources = Repository.root.appending(path: "Sources/GlyphAudit")

    /// `HueAlone` as `hue-alone`.
    private func kebab(_ name: Substring) -> String {
        name.reduce(into: "") { text, letter in
            if letter.isUppercase, !text.isEmpty { text += "-" }
            text += letter.lowercased()
        }
    }
}
