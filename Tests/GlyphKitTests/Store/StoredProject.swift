import Foundation
import GlyphFormats
import GlyphModel
import Markup
import Support
import Testing

@testable import GlyphKit

/// A manifest with drawings in memory, built again and again for an output, with what the builds before left in a
/// store.
struct StoredProject {
    var manifest: String
    var drawings: [String: String]
    var store: Store
    let folder: TemporaryFolder
    var program = "1"
    var engine = StoredProject.engine(version: "1")
    var strictness = ReadingStrictness.strict

    static func engine(version: String?) -> RasterEngine {
        RasterEngine.echo.versioned { version }
    }

    static let formats = AssetFormat.all.map(\.name)

    static func square(_ size: Int) -> String {
        PlainDrawing.svg(
            "<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" d=\"M4 4h\(size)v\(size)h-\(size)z\"/>")
    }

    /// Four glyphs, in colours of the palette and of the system.
    init(formats: [String]) throws {
        folder = try TemporaryFolder()
        store = Store(in: folder.path)
        let exports = formats.map { "<export format=\"\($0)\"/>" }.joined(separator: "\n")
        manifest = """
            <glyphs version="1" dark="fill">
            <palette><color name="brand"><value srgb="#AA0000"/><value style="dark" srgb="#FF8888"/></color></palette>
            <glyph name="a"/>
            <glyph name="b" tint="brand"/>
            <group name="more" tint="systemIndigo"><glyph name="c"/><glyph name="d"/></group>
            \(exports)
            </glyphs>
            """
        drawings = Dictionary(
            uniqueKeysWithValues: zip(["a", "b", "c", "d"], 12...15).map { ("\($0).svg", Self.square($1)) })
    }

    func read() throws -> Manifest {
        try Manifest.read(SourceFile(path: "manifest.xml", text: manifest), in: .files(drawings.keys.sorted())).0
    }

    var sources: GlyphSource {
        let drawings = drawings
        return GlyphSource { path throws(Findings) in
            guard let text = drawings[path] else {
                throw Findings([Diagnostic(.error, id: "file-unreadable", "'\(path)' cannot be read")])
            }
            return SourceFile(path: path, text: text)
        }.reading(strictness)
    }

    /// A build without a store.
    func plain() async throws -> Build {
        try await read().build(from: sources) { $0.rasterEngine = engine }
    }

    /// A build whose files are checked to be the files of a build without a store.
    ///
    /// - Parameter losing: whether the folder of the store is emptied before the bytes of files are asked for.
    mutating func build(losing: Bool = false, jobs: Int = 1) async throws -> Build {
        let manifest = try read()
        let build = await manifest.build(from: sources) {
            ($0.extent, $0.rasterEngine, $0.store, $0.jobs) = (.output(program: program), engine, store, jobs)
        }
        let plain = try await plain()
        #expect(build.files.map(\.path) == plain.files.map(\.path))
        if losing { for name in folder.files { try FileManager.default.removeItem(at: folder.url(name)) } }
        let contents = await build.report.contents(build.files)
        for ((file, bytes), other) in zip(zip(build.files, contents), plain.files) {
            #expect(file.isMade(of: other.bytes) && bytes == other.bytes, "\(file.path)")
            #expect(file.location == other.location && file.owner == other.owner && file.sharing == other.sharing)
        }
        #expect(build.findings == plain.findings)
        #expect(build.report.uncertainFills == plain.report.uncertainFills)
        store = try #require(build.report.store)
        return build
    }

    /// As another process finds it.
    mutating func reload() throws {
        try store.save()
        store = Store(in: folder.path)
    }
}

extension Build {
    /// The numbers of glyphs that were made, and of glyphs that are as they were.
    var counts: [Int] {
        let unchanged = report.origins.count { $0 == .unchanged }
        return [report.origins.count - unchanged, unchanged]
    }

    /// Whether nothing was made.
    var isUnchanged: Bool {
        report.origins.allSatisfy { $0 == .unchanged } && files.allSatisfy { $0.content.bytes == nil }
    }
}
