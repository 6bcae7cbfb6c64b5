import Foundation
import GlyphKit
import Support
import Testing

/// The plugins of SwiftPM, as a package of their own, in a package of somebody else's.
@Suite(.takesTurns) struct PluginTests {
    /// The plugin knows the exports before the program runs: its table is the program's.
    @Test func thePluginKnowsTheFoldersOfTheFormats() throws {
        let file = Repository.root.appending(path: "Sources/Plugins/Build/ManifestExports.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        var folders: [String: String] = [:]
        for row in text.matches(of: #/"([a-z-]+)": "([\w.-]+)"/#) {
            folders[String(row.output.1)] = String(row.output.2)
        }
        for (name, folder) in folders {
            let format = try #require(AssetFormat.all.first { $0.name == name }, "\(name)")
            #expect(format.defaultPath == folder)
        }
        // A format that an app for Apple's systems cannot use has no folder there. A new format is one or the other.
        let others = ["android", "compose", "android-colors", "web", "tokens", "css-colors", "preview"]
        #expect(Set(folders.keys).union(others) == Set(AssetFormat.all.map(\.name)))
        #expect(Set(folders.keys).isDisjoint(with: others))
    }

    @Test(.long, .enabled(if: PluginSample.isPossible, "there is no Swift compiler"))
    func `the plugin rebuilds only if inputs changed`() async throws {
        let sample = try await PluginSample()
        let clean = try await sample.swift("build")
        #expect(clean.status == 0 && clean.output.contains(PluginSample.work), "\(clean.output)\(clean.errors)")
        #expect(try await sample.lines() == ["envelope", "heart", "star"].map(PluginSample.line) + [PluginSample.end])

        // SwiftPM plans a second time, since the first build made the folders that it watches.
        for _ in 1...2 {
            let before = sample.states
            let second = try await sample.swift("build")
            #expect(second.status == 0 && !second.output.contains(PluginSample.work), "\(second.output)")
            #expect(!second.output.contains("Copying") && !second.output.contains("App."), "\(second.output)")
            #expect(sample.states == before && before.count > 20)
        }

        var (states, resources) = (sample.states, sample.resources)
        try sample.replace("2.05 2.05", by: "2.25 2.25", in: "Sources/App/Glyphs/heart.svg")
        let changed = try await sample.swift("build")
        #expect(changed.status == 0 && changed.output.contains(PluginSample.work), "\(changed.output)")
        // The names are the same: no code is compiled.
        #expect(!changed.output.contains("GlyphName.swift"), "\(changed.output)")
        let differing = Set(sample.resources.filter { resources[$0.key] != $0.value }.keys)
        #expect(!differing.isEmpty && differing.allSatisfy { $0.contains("heart") }, "\(differing)")
        #expect(Set(sample.resources.keys) == Set(resources.keys))
        let made = sample.states.filter { $0.key.contains("/output/") && states[$0.key] != $0.value }.keys
        #expect(made.allSatisfy { $0.contains("heart") || $0.hasSuffix("/.twinlight") }, "\(made)")

        (states, resources) = (sample.states, sample.resources)
        let bell = OurGlyphs.folder.appending(path: "status/bell.svg")
        let added = sample.folder.url("Package/Sources/App/Glyphs/bell.svg")
        try FileManager.default.copyItem(at: bell, to: added)
        #expect(try await sample.swift("build").status == 0)
        #expect(try await sample.lines().first == PluginSample.line("bell"))
        #expect(sample.resources.keys.contains("svg/bell.light.svg"))
        try FileManager.default.removeItem(at: added)
        #expect(try await sample.swift("build").status == 0)
        #expect(try await sample.lines().first == PluginSample.line("envelope"))
        #expect(sample.resources == resources)
    }

    /// The files that the plugin declares are the files that the program writes, and files that the target cannot use
    /// are reported.
    @Test(.long, .enabled(if: PluginSample.isPossible, "there is no Swift compiler"))
    func `the plugin declares the files of the exports of the manifest`() async throws {
        let sample = try await PluginSample()
        try sample.folder.write("", to: "Package/Sources/App/main.swift")

        func build(_ exports: String, glyphs: String = #"<glyph source="*.svg"/>"#) async throws -> String {
            try sample.folder.write(
                "<glyphs version=\"1\">\(glyphs)\(exports)</glyphs>\n", to: "Package/Sources/App/Glyphs/manifest.xml")
            // Only then does SwiftPM ask the plugin again.
            try sample.folder.write(
                sample.folder.text("Package/Package.swift").map { $0 + "\n" } ?? "", to: "Package/Package.swift")
            let run = try await sample.swift("build")
            return (run.status == 0 ? "built " : "failed ") + run.output + run.errors
        }
        let code = #"<export format="swift" bundle="module"/>"#
        #expect(try await build("").contains("has no export that a target can use"))
        #expect(try await build("<export").contains("manifest.xml:1: the manifest is not well-formed XML"))
        let nameless = try await build(#"<export format="png"/>"#)
        #expect(nameless.hasPrefix("built ") && nameless.contains("the target gets no typed names"), "\(nameless)")
        #expect(sample.resources.keys.contains("png/heart.light.png"))
        let elsewhere = try await build(#"<export format="swift"/><export format="asset-catalog"/>"#)
        #expect(elsewhere.hasPrefix("built ") && elsewhere.contains("in Bundle.main"), "\(elsewhere)")
        // Of each format that a target can use, and with a folder of its own.
        let formats = ["asset-catalog", "symbols", "svg", "adaptive-svg", "png", "pdf"]
        let all = try await build(formats.map { "<export format=\"\($0)\"/>" }.joined() + code)
        #expect(all.hasPrefix("built ") && !all.contains("warning:"), "\(all)")
        let folders = Set(sample.resources.keys.compactMap { $0.split(separator: "/").first.map(String.init) })
        #expect(folders == ["Symbols.xcassets", "SymbolSets.xcassets", "svg", "adaptive-svg", "png", "pdf"])
        let own = try await build(
            #"<export format="svg" path="Pictures/Small"/><export format="swift" bundle="module" path="code" prefix="My"/>"#
        )
        #expect(own.hasPrefix("built ") && sample.resources.keys.contains("Small/heart.light.svg"), "\(own)")
        #expect(sample.states.keys.contains { $0.hasSuffix("/output/code/MyName.swift") })
        // A set without a colour of a name has no type of colours.
        let plain = try await build(
            code, glyphs: #"<group name="A" rendering="original"><glyph source="*.svg"/></group>"#)
        #expect(plain.hasPrefix("built "), "\(plain)")
        try FileManager.default.removeItem(at: sample.folder.url("Package/Sources/App/Glyphs/manifest.xml"))
        let missing = try await sample.swift("build")
        #expect(missing.status != 0 && missing.errors.contains("has no Glyphs/manifest.xml"), "\(missing.errors)")
    }

    @Test(.long, .enabled(if: PluginSample.isPossible, "there is no Swift compiler"))
    func theCommandRunsInThePackage() async throws {
        let sample = try await PluginSample()

        func run(_ arguments: String...) async throws -> Programs.Run {
            try await sample.swift(
                "package", ["--allow-writing-to-package-directory", "twinlight"] + arguments)
        }
        #expect(try await run("init", "Set").status == 0)
        let build = try await run("build", "Set")
        #expect(build.status == 0 && build.output.hasPrefix("Set/Output: "), "\(build.output)\(build.errors)")
        #expect(sample.folder.text("Package/Set/Output/Symbols.xcassets/Contents.json") != nil)
        #expect(try await run("lint", "Set").status == 0)
        #expect(try await run("build", "Set", "--check").status == 0)
        let failed = try await run("build", "Nowhere")
        #expect(failed.status != 0 && failed.errors.contains("twinlight ended with status 3"), "\(failed.errors)")
        // A sandbox allows no cache but the plugin's own.
        #expect(sample.folder.text("cache/twinlight") == nil)
        #expect(!sample.folder.files.contains { $0.hasPrefix("cache/twinlight/") })
        #expect(sample.folder.files.contains { $0.hasPrefix("Package/.build/plugins/") && $0.hasSuffix(".pack") })
    }

    /// The same programs give the same bytes, and nothing in the package is of this machine.
    @Test(.enabled(if: Programs.named("swift") != nil, "there is no Swift compiler"))
    func `the released package has the address and the checksum of the bundle`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("a", to: "linux")
        try folder.write("b", to: "mac")
        let programs = ["x86_64-unknown-linux-gnu=linux", "arm64-apple-macosx,x86_64-apple-macosx=mac"]
        let first = try await PluginSample.script("bundle", ["one", "1.2.3"] + programs, in: folder)
        let second = try await PluginSample.script("bundle", ["two", "1.2.3"] + programs.reversed(), in: folder)
        #expect(first.status == 0 && first.output.count == 65 && first.output == second.output, "\(first.errors)")
        let info = try #require(folder.text("one/twinlight.artifactbundle/info.json"))
        #expect(info.contains(#"["arm64-apple-macosx", "x86_64-apple-macosx"]"#))
        #expect(try JSONSerialization.jsonObject(with: Data(info.utf8)) is [String: Any])
        #expect(folder.text("one/twinlight.artifactbundle/twinlight-1.2.3-arm64-apple-macosx/bin/twinlight") == "b")

        let sum = first.output.trimmingCharacters(in: .whitespacesAndNewlines)
        let address = "https://example.com/twinlight.artifactbundle.zip"
        let written = try await PluginSample.script("plugins", ["tree", address, sum], in: folder)
        #expect(written.status == 0, "\(written.errors)")
        let package = try #require(folder.text("tree/Package.swift"))
        #expect(package.contains("url: \"\(address)\",") && package.contains("checksum: \"\(sum)\""))
        let readme = try #require(folder.text("tree/README.md"))
        #expect(readme.contains("twinlight-plugins\", from: \"\(try await PluginSample.version())\""))
        let tree = folder.files.filter { $0.hasPrefix("tree/") }
        #expect(tree.count == 7, "\(tree)")
        for file in tree {
            let text = folder.text(file) ?? ""
            #expect(!text.contains(Repository.root.path) && !text.contains(folder.path), "\(file)")
        }
        // No sum, no package.
        #expect(try await PluginSample.script("plugins", ["none", address], in: folder).status != 0)
    }
}
