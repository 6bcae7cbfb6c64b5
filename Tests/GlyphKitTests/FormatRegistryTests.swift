import Foundation
import GlyphKit
import Markup
import Testing

/// What there is of formats is in their list, and a manifest that asks for each is built and compared.
@Suite struct FormatRegistryTests {
    private static let root: URL = {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { root.deleteLastPathComponent() }
        return root
    }()

    @Test func everyFormatThatIsDeclaredIsInTheList() throws {
        var declared: [String] = []
        for folder in ["Sources/GlyphFormats", "Sources/GlyphReview"] {
            let walk = try #require(FileManager.default.enumerator(atPath: Self.root.appending(path: folder).path))
            for case let path as String in walk where path.hasSuffix(".swift") {
                let text = try String(contentsOf: Self.root.appending(path: folder + "/" + path), encoding: .utf8)
                declared += text.matches(of: /= AssetFormat\(\s*name: "([a-z-]+)"/).map { String($0.output.1) }
            }
        }
        #expect(declared.sorted() == AssetFormat.all.map(\.name).sorted())
        #expect(Set(AssetFormat.all.map(\.defaultPath)).count == AssetFormat.all.count)
    }

    /// Pixels and pages have the bytes of a machine's renderer: tests look at their content.
    @Test(arguments: AssetFormat.all.map(\.name).filter { !["png", "pdf"].contains($0) })
    func aGoldenOrOurOwnOutputHoldsTheFormat(name: String) throws {
        let goldens = Self.root.appending(path: "Tests/GlyphKitTests/Golden").path
        let paths = try FileManager.default.subpathsOfDirectory(atPath: goldens).filter { $0.hasSuffix("/manifest.xml") }
        let manifests = paths.map { goldens + "/" + $0 } + [Self.root.appending(path: "Glyphs/manifest.xml").path]
        #expect(try manifests.contains { try Manifest.read(at: $0).manifest.exports.contains { $0.format == name } })
    }
}
