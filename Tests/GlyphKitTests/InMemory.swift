import GlyphKit
import Markup
import PathGeometry
import SemanticColor
import Support
import Testing

/// A manifest with its drawings by path, all in memory.
struct InMemory {
    var manifest: String
    var drawings: [String: String]

    /// - Parameter drawings: the content of a picture of 24 by 24.
    init(_ manifest: String, _ drawings: [String: String]) {
        self.manifest = manifest
        self.drawings = drawings.mapValues { content in
            content.hasPrefix("<svg") || content.hasPrefix("<?xml")
                ? content
                : PlainDrawing.svg(content)
        }
    }

    func read() throws -> Manifest {
        try Manifest.read(SourceFile(path: "manifest.xml", text: manifest), in: .files(drawings.keys.sorted())).0
    }

    var source: GlyphSource {
        let drawings = drawings
        return GlyphSource { SourceFile(path: $0, text: drawings[$0] ?? "") }
    }

    func build(judgesFills: Bool = false) async throws -> Build {
        try await read().build(from: source) { $0.judgesFills = judgesFills }
    }

    func findings(of rule: String) async throws -> [AuditFinding] {
        let build = try await build()
        #expect(!build.findings.containErrors, "\(build.findings)")
        return try LintRun(rules: [rule]).findings(in: build, of: read()).filter { $0.diagnostic.id == rule }
    }
}

extension Sequence<AssetFile> {
    /// The texts of files by their paths.
    var texts: [String: String] {
        Dictionary(uniqueKeysWithValues: map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    }
}

extension Build {
    /// The areas of an asset in an appearance.
    func drawing(_ name: String, _ appearance: Appearance = .light) throws -> Drawing {
        let variant = try #require(set.assets.first { $0.name == name })
        return try #require(variant.pictures.first { $0.appearance == appearance }).drawing
    }
}

extension Drawing {
    /// How much ink a point shows, all layers together; groups count by their opacity.
    func ink(_ x: Double, _ y: Double) -> Double {
        1
            - layers.filter { $0.path.contains(Point(x, y)) }.reduce(1.0) { bare, layer in
                var opacity = layer.groups.reduce(1) { $0 * $1.opacity }
                if case .role(_, let own) = layer.paint { opacity *= own }
                return bare * (1 - opacity)
            }
    }
}
