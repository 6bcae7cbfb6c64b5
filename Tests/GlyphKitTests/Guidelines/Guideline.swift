import Markup
import SemanticColor
import Testing

@testable import GlyphAudit
@testable import GlyphKit

/// A small set that a sentence of the Human Interface Guidelines is tried on. The suites next to this file name the
/// sentences that a tool can carry out, in our own words, each with the test that shows what carries it out. Those that
/// need no manifest are in the `GuidelineTests` of the audit.
struct Guideline {
    let manifest: String
    var drawings: [String: String] = [:]

    /// The findings of all lints, as `severity id`, each once. Heavy lines in dark are another matter.
    func findings() async throws -> Set<String> {
        let example = Lint.Example(manifest, drawings: drawings)
        return Set(
            try await example.findings(LintRun()).map { "\($0.diagnostic.severity.rawValue) \($0.diagnostic.id)" }
        )
        .subtracting(["info heavy-in-dark"])
    }

    /// All that comes of it, without an error.
    func build() async throws -> (manifest: Manifest, build: Build) {
        let (manifest, build) = try await Lint.Example(manifest, drawings: drawings).build()
        try #require(!build.findings.containErrors, "\(build.findings)")
        return (manifest, build)
    }

    func measures() async throws -> [AuditMeasure] {
        let (manifest, build) = try await build()
        return Audit(manifest, build).glyphs.flatMap(\.measures)
    }

    /// The files of its exports, as text by path.
    func files() async throws -> [String: String] {
        Dictionary(
            try await build().build.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) },
            uniquingKeysWith: { first, _ in first })
    }
}
