import Foundation
import Testing

@testable import twinlight

@Suite struct ChangelogTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The newest first.
    private static func versions() throws -> [String] {
        let text = try String(contentsOf: root.appendingPathComponent(".github/CHANGELOG.md"), encoding: .utf8)
        return text.matches(of: /\n## (\d+\.\d+\.\d+)/).map { String($0.output.1) }
    }

    @Test func theNewestVersionIsTheOneOfTheCommand() throws {
        #expect(try Self.versions().first == Twinlight.version)
    }

    @Test func eachVersionHasWhatItsUsersHadWritten() throws {
        let kept = Self.root.appendingPathComponent("Tests/GlyphKitTests/Kept")
        let folders = try FileManager.default.contentsOfDirectory(atPath: kept.path).filter { !$0.hasPrefix(".") }
        #expect(try folders.sorted() == Self.versions().sorted())
    }
}
