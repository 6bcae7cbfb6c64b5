import Foundation
import Support
import Testing

@testable import twinlight

@Suite struct ChangelogTests {
    /// The newest first.
    private static func versions() throws -> [String] {
        let text = try Repository.text(".github/CHANGELOG.md")
        return text.matches(of: /\n## (\d+\.\d+\.\d+)/).map { String($0.output.1) }
    }

    /// Between releases, it is one that is to come.
    @Test func `the version of the command is the newest one, or a later one that is not released`() throws {
        let newest = try #require(try Self.versions().first)
        guard Twinlight.version.hasSuffix("-dev") else {
            #expect(newest == Twinlight.version)
            return
        }
        let version = Twinlight.version.dropLast("-dev".count)
        func numbers(_ text: some StringProtocol) -> [Int] { text.split(separator: ".").compactMap { Int($0) } }
        #expect(numbers(version).count == 3 && numbers(newest).lexicographicallyPrecedes(numbers(version)))
        #expect(try Repository.text(".github/CHANGELOG.md").contains("\n## Unreleased\n"))
    }

    /// A tag is made at a release; then it is the version.
    @Test(.takesTurns, .enabled(if: Repository.isThere, "there is no git"))
    func `the tag of the present commit is the version of the program`() async throws {
        let git = try #require(Programs.named("git"))
        let run = try await Programs.run(git, ["-C", Repository.root.path, "tag", "--points-at", "HEAD"])
        let tags = run.output.split(separator: "\n").filter { $0.contains(/^v?\d/) }
        #expect(tags.allSatisfy { $0 == Twinlight.version })
    }

    @Test func `each released version has a folder of kept manifests`() throws {
        let kept = Fixtures.kept
        let folders = try FileManager.default.contentsOfDirectory(atPath: kept.path).filter { !$0.hasPrefix(".") }
        #expect(try folders.sorted() == Self.versions().sorted())
    }
}
