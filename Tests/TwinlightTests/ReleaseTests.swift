import Foundation
import Support
import Testing

@testable import twinlight

/// The files that `.ci` makes of the archives of a release, here of programs that are made up.
@Suite(.takesTurns) struct ReleaseTests {
    private static let machines = ["linux-aarch64", "linux-x86_64", "macos-universal"]
    private static let version = Twinlight.version

    /// The archives, and what `.ci/channels` makes of them.
    private func release(of machines: [String]) async throws -> (folder: TemporaryFolder, run: Programs.Run) {
        let folder = try TemporaryFolder()
        for machine in machines {
            let name = "twinlight-\(Self.version)-\(machine)"
            try folder.write("#!/bin/sh\necho \(machine)\n", to: "\(name)/bin/twinlight")
            try folder.write("Terms\n", to: "\(name)/share/doc/twinlight/licences/swift")
            _ = try await succeed("tar", ["-czf", "release/\(name).tar.gz", name], in: folder, making: "release")
        }
        try FileManager.default.createDirectory(at: folder.url("release"), withIntermediateDirectories: true)
        let run = try await script("channels", ["release"], in: folder)
        return (folder, run)
    }

    private func script(
        _ name: String, _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:]
    ) async throws -> Programs.Run {
        var environment = environment
        environment["TWINLIGHT_REPOSITORY"] = "team/fork"
        return try await Programs.run(
            Repository.root.appending(path: ".ci/\(name)"), arguments, in: folder.path, environment: environment)
    }

    private func succeed(
        _ name: String, _ arguments: [String], in folder: TemporaryFolder, making made: String? = nil
    ) async throws -> String {
        if let made {
            try FileManager.default.createDirectory(at: folder.url(made), withIntermediateDirectories: true)
        }
        let program = try #require(Programs.named(name), "there is no \(name)")
        let run = try await Programs.run(program, arguments, in: folder.path)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        return run.output
    }

    @Test func eachChannelNamesTheArchivesByTheirSums() async throws {
        let (folder, run) = try await release(of: Self.machines)
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        let address = "https://github.com/team/fork/releases/download/\(Self.version)/twinlight-\(Self.version)"
        let formula = try #require(folder.text("release/channels/homebrew/Formula/twinlight.rb"))
        let sums = try #require(folder.text("release/SHA256SUMS"))
        for machine in Self.machines {
            let file = "twinlight-\(Self.version)-\(machine).tar.gz"
            let sum = try await Programs.sum(of: folder.url("release/" + file))
            #expect(formula.contains("url \"\(address)-\(machine).tar.gz\"\n"))
            #expect(formula.contains("sha256 \"\(sum)\"\n") && sums.contains("\(sum)  \(file)\n"))
        }
        let bundle = try await Programs.sum(of: folder.url("release/twinlight-\(Self.version).artifactbundle.zip"))
        #expect(sums.contains("\(bundle)  twinlight-\(Self.version).artifactbundle.zip\n"))
        let package = try #require(folder.text("release/channels/plugins/Package.swift"))
        #expect(
            package.contains("url: \"\(address).artifactbundle.zip\"") && package.contains("checksum: \"\(bundle)\""))

        let linux = try await Programs.sum(of: folder.url("release/twinlight-\(Self.version)-linux-x86_64.tar.gz"))
        for example in ["matrix.yml", "bazel/MODULE.bazel"] {
            let text = try #require(folder.text("release/channels/examples/\(example)"))
            #expect(
                text.contains("\"\(linux)\"") && text.contains("github.com/team/fork/releases/download/"), "\(example)")
            #expect(!text.contains("0000") && !text.contains("vars.TWINLIGHT"), "\(example)")
        }
        let notes = try #require(folder.text("release/NOTES.md"))
        #expect(notes.contains("### ") && !notes.contains("\n## 0.1.0"))
        #expect(notes.contains("`twinlight-\(Self.version)-macos-universal.tar.gz` |"))
    }

    @Test func theBundleHasAProgramForEachMachine() async throws {
        let (folder, _) = try await release(of: Self.machines)
        let bundle = "release/twinlight-\(Self.version).artifactbundle.zip"
        _ = try await succeed("python3", ["-m", "zipfile", "-e", bundle, "."], in: folder)
        let text = try #require(folder.text("twinlight.artifactbundle/info.json"))
        let info = try JSONDecoder().decode(BundleInfo.self, from: Data(text.utf8))
        let artifact = try #require(info.artifacts["twinlight"])
        #expect(info.schemaVersion == "1.0" && artifact.type == "executable" && artifact.version == Self.version)
        var triples: Set<String> = []
        for variant in artifact.variants {
            triples.formUnion(variant.supportedTriples)
            let system = variant.path.contains("apple") ? "macos" : "linux"
            #expect(folder.text("twinlight.artifactbundle/" + variant.path)?.contains("echo \(system)") == true)
            let beside = variant.path.replacing("/bin/twinlight", with: "/licences/swift")
            #expect(folder.text("twinlight.artifactbundle/" + beside) == "Terms\n")
        }
        #expect(
            triples == [
                "x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu", "x86_64-apple-macosx", "arm64-apple-macosx",
            ])
    }

    private struct BundleInfo: Decodable {
        struct Variant: Decodable { var path: String, supportedTriples: [String] }
        struct Artifact: Decodable { var type: String, version: String, variants: [Variant] }
        var schemaVersion: String, artifacts: [String: Artifact]
    }

    @Test(arguments: [["linux-x86_64"], ["macos-universal"], Self.machines])
    func `release channels leave out and report archives that are missing`(machines: [String]) async throws {
        let (folder, run) = try await release(of: machines)
        #expect(run.status == 0)
        let formula = try #require(folder.text("release/channels/homebrew/Formula/twinlight.rb"))
        for machine in Self.machines {
            let isThere = machines.contains(machine)
            #expect(formula.contains(machine) == isThere)
            #expect(run.errors.contains("there is no twinlight-\(Self.version)-\(machine).tar.gz") == !isThere)
        }
        #expect(formula.contains("on_macos do") == machines.contains("macos-universal"))
        #expect(formula.contains("on_arm do") == machines.contains("linux-aarch64"))
        guard Programs.named("ruby") != nil else { return }
        let syntax = try await succeed("ruby", ["-wc", "release/channels/homebrew/Formula/twinlight.rb"], in: folder)
        #expect(syntax == "Syntax OK\n")
    }

    @Test func withoutAnArchiveNothingIsWritten() async throws {
        let (folder, run) = try await release(of: [])
        #expect(run.status == 1 && run.errors.hasSuffix("there is no archive of \(Self.version)\n"))
        #expect(folder.files.isEmpty)
    }

    /// Before anything is built.
    @Test(.enabled(if: Repository.isThere, "there is no git"))
    func `a release needs a clean checkout whose tag is the version`() async throws {
        let folder = try TemporaryFolder()
        for path in [".ci/facts", ".ci/archive", "Sources/twinlight/Twinlight.swift"] {
            let copy = folder.url("clone/" + path)
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: Repository.root.appending(path: path), to: copy)
        }
        func fault() async throws -> String {
            let run = try await Programs.run(folder.url("clone/.ci/archive"), ["made"], in: folder.path)
            #expect(run.status == 1 && folder.files.allSatisfy { !$0.hasPrefix("made/") })
            return run.errors
        }
        _ = try await succeed("git", ["init", "--quiet", "clone"], in: folder)
        #expect(try await fault() == "commit first: only what is committed is released\n")
        let author = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"]
        _ = try await succeed("git", ["-C", "clone", "add", "--all"], in: folder)
        _ = try await succeed(
            "git", ["-C", "clone"] + author + ["commit", "--quiet", "--message", "State"], in: folder)
        _ = try await succeed("git", ["-C", "clone", "tag", "0.0.9"], in: folder)
        let tag = "the tag is 0.0.9, and Sources/twinlight/Twinlight.swift says \(Self.version)\n"
        #expect(try await fault() == tag)
    }

    @Test(.enabled(if: Programs.named("dpkg-shlibdeps") != nil, "this system has no packages of Debian"))
    func theDebianPackageIsTheSameForTheSameTree() async throws {
        let folder = try TemporaryFolder()
        try folder.write("Ours\n", to: "tree/share/doc/twinlight/LICENSE")
        try folder.write("Terms\n", to: "tree/share/doc/twinlight/licences/swift")
        try folder.write("# Changes\n", to: "tree/share/doc/twinlight/CHANGELOG.md")
        try folder.write(".TH TWINLIGHT 1\n", to: "tree/share/man/man1/twinlight.1")
        try FileManager.default.createDirectory(at: folder.url("tree/bin"), withIntermediateDirectories: true)
        // Some program: what it needs is read from it.
        try FileManager.default.copyItem(
            at: URL(filePath: "/usr/bin/env").resolvingSymlinksInPath(), to: folder.url("tree/bin/twinlight"))
        for name in ["one", "two"] {
            try FileManager.default.createDirectory(at: folder.url(name), withIntermediateDirectories: true)
            let run = try await script(
                "debian", ["tree", name], in: folder, environment: ["SOURCE_DATE_EPOCH": "1700000000"])
            #expect(run.status == 0, "\(run.errors)")
        }
        let file = try #require(folder.files.first { $0.hasPrefix("one/") })
        // A version that is not released comes before the release.
        let version = Self.version.replacing("-dev", with: "~dev")
        #expect(file.hasPrefix("one/twinlight_\(version)_") && file.hasSuffix(".deb"))
        let second = file.replacing("one/", with: "two/")
        #expect(try Data(contentsOf: folder.url(file)) == Data(contentsOf: folder.url(second)))

        let fields = try await succeed("dpkg-deb", ["--field", file], in: folder)
        #expect(fields.contains("\nMaintainer: The Twinlight authors <team@users.noreply.github.com>\n"))
        #expect(fields.contains("\nVersion: \(version)\n") && fields.contains("\nDepends: libc6 (>= "))
        #expect(
            fields.contains("\nRecommends: librsvg2-2\n")
                && fields.contains("\nHomepage: https://github.com/team/fork\n"))
        let contents = try await succeed("dpkg-deb", ["--contents", file], in: folder)
        let lines = contents.split(separator: "\n")
        #expect(lines.allSatisfy { $0.contains(" root/root ") && $0.contains(" 2023-11-14 ") })
        for path in [
            "share/doc/twinlight/copyright", "share/doc/twinlight/changelog.gz", "share/man/man1/twinlight.1.gz",
        ] {
            #expect(lines.contains { $0.hasPrefix("-rw-r--r--") && $0.hasSuffix("./usr/\(path)") }, "\(path)")
        }
        #expect(lines.contains { $0.hasPrefix("-rwxr-xr-x") && $0.hasSuffix("./usr/bin/twinlight") })
        _ = try await succeed("dpkg-deb", ["--extract", file, "there"], in: folder)
        #expect(folder.text("there/usr/share/doc/twinlight/copyright") == "Ours\n\n\n== swift ==\n\nTerms\n")
    }
}

extension Programs {
    /// The SHA-256 of a file, as people check it.
    static func sum(of file: URL) async throws -> String {
        let python = try #require(named("python3"))
        let code = "import hashlib, sys; print(hashlib.sha256(open(sys.argv[1], 'rb').read()).hexdigest(), end='')"
        return try await run(python, ["-c", code, file.path]).output
    }
}
