import Foundation
import GlyphModel
import Markup
import Support
import Testing

@testable import GlyphKit

/// Cold, warm and without a cache: the bytes are the same.
@Suite(.takesTurns) struct CachedSetTests {
    private func check(_ manifest: Manifest, in folder: String, judgesFills: Bool = false) async throws {
        let place = try TemporaryFolder()
        func build(_ store: Store?) async -> Build {
            await manifest.build(from: .folder(folder)) {
                ($0.judgesFills, $0.rasterEngine, $0.store, $0.jobs) = (judgesFills, .echo, store, 2)
            }
        }
        let plain = await build(nil)
        for isWarm in [false, true] {
            let cached = await build(Store(in: place.path))
            #expect(cached.files == plain.files)
            #expect(cached.findings == plain.findings)
            #expect(cached.report.uncertainFills == plain.report.uncertainFills)
            var store = try #require(cached.report.store)
            #expect(cached.report.derived == (isWarm ? 0 : manifest.glyphs.count))
            try store.save()
        }
    }

    @Test(arguments: Fixtures.golden.map(\.lastPathComponent)) func aGoldenSetIsTheSame(name: String) async throws {
        let folder = try #require(Fixtures.golden.first { $0.lastPathComponent == name }).path
        try await check(try Manifest.read(at: folder + "/manifest.xml").manifest, in: folder)
    }

    @Test(.long, arguments: IconSet.all)
    func anIconSetIsTheSame(icons: IconSet) async throws {
        let folder = try TemporaryFolder()
        var names: [String] = []
        for (index, file) in icons.outlines.enumerated() {
            guard (try? GlyphReader.read(SourceFile.read(path: file.path), name: "x")) != nil else { continue }
            try folder.write(try String(contentsOf: file, encoding: .utf8), to: "g\(index).svg")
            names.append("<glyph name=\"g\(index)\"/>")
        }
        try folder.write(
            "<glyphs version=\"1\" dark=\"fill\">\(names.joined())<export format=\"svg\"/></glyphs>", to: "manifest.xml"
        )
        let manifest = try Manifest.read(at: folder.url("manifest.xml").path).manifest
        try await check(manifest, in: folder.path, judgesFills: true)
    }
}
