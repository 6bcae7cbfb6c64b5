import Foundation
import GlyphModel
import GlyphReview
import SemanticColor
import Support
import Testing

/// The policy of each page lets its own script run, and no other.
@Suite(.takesTurns) struct ScriptHashTests {
    private static let program = ["/usr/bin/sha256sum", "/usr/bin/shasum"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    private static func pages() -> [(name: String, html: String)] {
        let sheet = ReviewSheet(GlyphSet(assets: [], palette: Palette()))
        return [("sheet", sheet.html), ("live", sheet.html(live: 1))]
    }

    @Test(.enabled(if: program != nil, "neither sha256sum nor shasum"))
    func `each policy names the script of its page`() async throws {
        let source = Repository.root.appending(path: "Sources/GlyphReview/Sheet/PageTemplate.swift")
        for (name, html) in Self.pages() {
            let scripts = html.matches(of: /<script(?: type="module"[^>]*)?>([\s\S]*?)<\/script>/).map {
                String($0.output.1)
            }
            #expect(scripts.count == 1, "\(name)")
            let hash = "sha256-" + (try await Self.sha256(scripts.first ?? ""))
            if Recording.isOn {
                let text = try String(contentsOf: source, encoding: .utf8)
                let line = try Regex("static let \(name) = \"[^\"]*\"")
                try text.replacing(line, with: "static let \(name) = \"\(hash)\"").write(
                    to: source, atomically: true, encoding: .utf8)
                continue
            }
            #expect(html.contains("script-src '\(hash)'"), "\(name): RECORD=1 writes \(hash)")
            #expect(!html.contains("script-src 'unsafe-inline'"))
        }
    }

    private static func sha256(_ text: String) async throws -> String {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "script")
        let arguments = (program?.hasSuffix("shasum") ?? false ? ["-a", "256"] : []) + [folder.url("script").path]
        let output = try await Programs.run(URL(filePath: try #require(program)), arguments).output
        let digits = Array(output.prefix(64))
        let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
            UInt8(String(digits[$0...$0 + 1]), radix: 16)
        }
        #expect(bytes.count == 32)
        return Data(bytes).base64EncodedString()
    }
}
