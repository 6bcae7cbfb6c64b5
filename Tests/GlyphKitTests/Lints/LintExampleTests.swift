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
}
