import Foundation
import GlyphKit
import Markup
import SetSupport
import Support
import Testing

/// `Tests/Fixtures/Golden/CASE/` holds a manifest with its drawings, and in `expected/` what a build of it gives.
/// `RECORD=1 swift test` writes that anew. A name with a period, such as `manifest.rng`, is not a case.
private struct GoldenCase: CustomTestStringConvertible, Sendable {
    let folder: URL

    var testDescription: String { folder.lastPathComponent }

    static let all: [GoldenCase] = Fixtures.golden.map { GoldenCase(folder: $0) }

    func build() async throws -> Build {
        let (manifest, _) = try Manifest.read(at: folder.appendingPathComponent("manifest.xml").path)
        return await manifest.build(from: .folder(folder.path)) {
            ($0.rasterEngine, $0.jobs) = (Self.plain, 2)
        }
    }

    /// A renderer's input is ours, its output is its own: so its files are its input.
    private static let plain = RasterEngine(
        png: { svg, width, height, scale in Array("\(width) by \(height) at \(scale)\n".utf8) + svg },
        pdf: { svg, width, height in Array("\(width) by \(height)\n".utf8) + svg })

    var expected: [AssetFile] {
        let root = folder.appendingPathComponent("expected")
        guard let walk = FileManager.default.enumerator(atPath: root.path) else { return [] }
        var files: [AssetFile] = []
        for case let name as String in walk {
            guard walk.fileAttributes?[.type] as? FileAttributeType == .typeRegular,
                let data = try? Data(contentsOf: root.appendingPathComponent(name))
            else { continue }
            files.append(AssetFile(path: name, bytes: Array(data)))
        }
        return files.sorted { $0.path < $1.path }
    }

    var catalogs: [URL] {
        let root = folder.appendingPathComponent("expected")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return names.filter { $0.hasSuffix(".xcassets") }.sorted().map { root.appendingPathComponent($0) }
    }

    func record(_ files: [AssetFile]) throws {
        let root = folder.appendingPathComponent("expected")
        try? FileManager.default.removeItem(at: root)
        for file in files {
            let url = root.appendingPathComponent(file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.bytes).write(to: url)
        }
    }
}

@Test(.takesTurns, arguments: GoldenCase.all)
private func aBuildGivesTheExpectedFiles(golden: GoldenCase) async throws {
    let build = try await golden.build()
    #expect(!build.findings.containErrors, "\(build.findings)")
    if Recording.isOn { try golden.record(build.files) }
    let (made, expected) = (build.files.sorted { $0.path < $1.path }, golden.expected)
    #expect(made.map(\.path) == expected.map(\.path))
    for (made, expected) in zip(made, expected) {
        let difference = Recording.firstDifference(
            String(decoding: expected.bytes, as: UTF8.self), String(decoding: made.bytes, as: UTF8.self))
        #expect(
            difference == nil,
            "\(Recording.advice(for: golden.folder.lastPathComponent + "/expected/" + made.path, of: "aBuildGives"))")
    }
}

@Test func thereAreGoldenCases() {
    #expect(GoldenCase.all.count >= 6)
    #expect(GoldenCase.all.count { !$0.catalogs.isEmpty } >= 3)
}

@Test(arguments: GoldenCase.all.filter { !$0.catalogs.isEmpty })
private func everyExpectedCatalogKeepsToTheGrammar(golden: GoldenCase) throws {
    for catalog in golden.catalogs { #expect(CatalogGrammar(catalog).faults == []) }
}
