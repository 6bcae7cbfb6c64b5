import Foundation
import Support
import Testing

@testable import twinlight

/// Where the releases are: no page says it before there is one, and `.ci/address` writes it into all of them.
@Suite(.takesTurns, .enabled(if: Repository.isThere, "there is no git")) struct AddressTests {
    /// Whose addresses the pages may have: of tools and their makers, of licences, of the sources of icons in tests.
    private static let known: Set<String> = [
        "akveo", "apple", "feathericons", "halfmage", "ionic-team", "lucide-icons", "phosphor-icons", "swiftlang",
        "tabler", "tailwindlabs", "teenyicons", "Templarian", "twbs",
    ]

    /// The accounts of GitHub that a text names: in addresses, of containers, in mails, of taps.
    private static func accounts(in text: String) -> Set<String> {
        guard text.contains("github") || text.contains("ghcr.io") || text.contains("brew") || text.contains("ubi:")
        else { return [] }
        let patterns = [
            /github(?:usercontent)?\.com\/(?:repos\/)?([A-Za-z0-9][A-Za-z0-9-]*)\//,
            /ghcr\.io\/([A-Za-z0-9][A-Za-z0-9-]*)/, /([A-Za-z0-9-]+)@users\.noreply\.github\.com/,
            /brew install ([A-Za-z0-9-]+)\/[a-z]+\/[a-z]+/,
            /(?:ubi|github|spm):([A-Za-z0-9][A-Za-z0-9-]*)\/[A-Za-z0-9.-]+/,
        ]
        return Set(patterns.flatMap { text.matches(of: $0).map { String($0.output.1) } })
    }

    @Test func `tracked files name no account but those of tools, licences and icon sets`() async throws {
        let git = try #require(Programs.named("git"))
        let list = try await Programs.run(git, ["-C", Repository.root.path, "ls-files", "-z"])
        // This file has addresses that are to be found.
        let paths = list.output.split(separator: "\0").map(String.init).filter { !$0.hasSuffix("/AddressTests.swift") }
        #expect(paths.count > 500)
        for path in paths {
            guard let text = try? Repository.text(path) else { continue }
            #expect(Self.accounts(in: text).subtracting(Self.known).subtracting(Self.examples) == [], "\(path)")
        }
    }

    /// Names that tests and comments give in place of a real one, and the end of a variable's.
    private static let examples: Set<String> = ["team", "OWNER", "ACTOR"]

    @Test(arguments: [
        "https://github.com/acme/twinlight", "docker run ghcr.io/acme/twinlight",
        "mise use ubi:acme/twinlight", "brew install acme/tap/twinlight", "<acme@users.noreply.github.com>",
    ])
    func `an address of another account is found`(text: String) {
        #expect(Self.accounts(in: text) == ["acme"])
    }

    /// A clone of what is tracked now, as far as releases read it.
    private func clone() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for path in [
            ".ci", ".github", "README.md", "LICENSE", "Package.swift", "Sources/twinlight/Twinlight.swift",
            "Sources/Plugins", "Sources/GlyphKit/GlyphKit.docc",
        ] {
            let copy = folder.url("clone/" + path)
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: Repository.root.appending(path: path), to: copy)
        }
        return folder
    }

    private func script(
        _ name: String, _ arguments: String..., in folder: TemporaryFolder, repository: String? = nil
    ) async throws -> Programs.Run {
        // An empty one is as good as none.
        let environment = ["TWINLIGHT_REPOSITORY": repository ?? "", "GITHUB_REPOSITORY": ""]
        return try await Programs.run(
            folder.url("clone/.ci/" + name), arguments, in: folder.path, environment: environment)
    }

    private static let pages = [
        ".ci/facts", ".github/examples/bazel/MODULE.bazel", ".github/examples/matrix.yml", "README.md",
        "Sources/GlyphKit/GlyphKit.docc/GlyphKit.md", "Sources/GlyphKit/GlyphKit.docc/InCI.md",
        "Sources/GlyphKit/GlyphKit.docc/SymbolsForApple.md",
    ]

    private func texts(_ folder: TemporaryFolder) -> [String?] { Self.pages.map { folder.text("clone/" + $0) } }

    @Test func `an address is written into all pages, replaced by another, and taken back`() async throws {
        let folder = try await clone()
        let plain = texts(folder)
        #expect(plain.allSatisfy { $0 != nil })
        let first = try await script("address", "example/twinlight", in: folder)
        #expect(first.status == 0 && first.output == Self.pages.joined(separator: "\n") + "\n", "\(first.errors)")
        let written = texts(folder)
        for (page, text) in zip(Self.pages, written) {
            #expect(text?.contains("example") == true, "\(page)")
        }
        let readme = try #require(folder.text("clone/README.md"))
        #expect(readme.contains("| Homebrew | `brew install example/tap/twinlight`") && !readme.contains("**Status.**"))
        #expect(readme.contains("from: \"\(Twinlight.version)\""))
        #expect(try await script("address", "example/twinlight", in: folder).output == "")
        #expect(try await script("address", "--check", "example/twinlight", in: folder).status == 0)

        let other = try await script("address", "--check", "other-team/glyphs", in: folder)
        #expect(other.status == 1 && other.errors.contains("README.md") && texts(folder) == written)
        #expect(try await script("address", "other-team/glyphs", in: folder).status == 0)
        #expect(texts(folder).allSatisfy { $0?.contains("example/twinlight") == false })
        #expect(try await script("address", "none", in: folder).status == 0)
        #expect(texts(folder) == plain)
        #expect(try await script("address", "no address", in: folder).status == 1)
    }

    @Test func `a release needs an address, and pages that say it`() async throws {
        let folder = try await clone()
        let none = try await script("release", "made", in: folder)
        #expect(none.status == 1 && none.errors.contains("there is no address of releases"), "\(none.errors)")
        let differs = try await script("release", "made", in: folder, repository: "team/fork")
        #expect(differs.status == 1 && differs.errors.contains("run .ci/address team/fork"), "\(differs.errors)")
        for channel in ["formula", "channels", "debian"] {
            let run = try await script(channel, "made", "made", in: folder)
            #expect(run.status == 1 && run.errors.contains("there is no address of releases"), "\(channel)")
        }
        // The pages have it: then the checkout is what is wrong, since nothing of it is committed.
        #expect(try await script("address", "team/fork", in: folder).status == 0)
        let ready = try await script("release", "made", in: folder)
        #expect(ready.status != 0 && !ready.errors.contains("address"), "\(ready.errors)")
    }
}
