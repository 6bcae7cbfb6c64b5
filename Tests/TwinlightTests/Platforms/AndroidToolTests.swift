import Foundation
import Support
import Testing

/// The results of Android's own tools.
@Suite(.takesTurns) struct AndroidToolTests {
    private static let samples = Repository.root.appending(path: "Tests/Packages/Samples/Android").path
    private static let output = Repository.root.appending(path: "Output/android").path

    /// Compiles and links folders of resources as an app of its own.
    private static func link(
        _ folders: [String], in folder: TemporaryFolder, minSDK: Int = 24
    ) async throws -> String {
        let linked = try await run(folders, in: folder, minSDK: minSDK, isOverlaid: true)
        #expect(linked.status == 0, "\(linked.text.prefix(600))")
        return try await #require(Judge.aapt2).run(
            ["dump", "resources", folder.url("app.apk").path], in: folder.path
        ).text
    }

    /// - Parameter isOverlaid: whether a folder replaces the content of the folders before it.
    private static func run(
        _ folders: [String], in folder: TemporaryFolder, minSDK: Int = 24, isOverlaid: Bool
    ) async throws -> (status: Int32, text: String) {
        let aapt2 = try #require(Judge.aapt2)
        var archives: [String] = []
        for (index, resources) in folders.enumerated() {
            let archive = folder.url("\(index).zip").path
            let compiled = try await aapt2.run(["compile", "--dir", resources, "-o", archive], in: folder.path)
            #expect(compiled.status == 0 && compiled.text.isEmpty, "\(compiled.text.prefix(600))")
            archives += isOverlaid ? ["-R", archive] : [archive]
        }
        return try await aapt2.run(
            [
                "link", "-I", try #require(Judge.framework), "--manifest", samples + "/AndroidManifest.xml",
                "--min-sdk-version", "\(minSDK)", "--auto-add-overlay", "--java", folder.url("java").path, "-o",
                folder.url("app.apk").path,
            ] + archives, in: folder.path)
    }

    private static let isThere = Judge.aapt2 != nil && Judge.framework != nil

    @Test(.enabled(if: isThere, "no aapt2, or no android-framework-res"))
    func theSampleLinksWithTheOutput() async throws {
        let folder = try TemporaryFolder()
        let dump = try await Self.link([Self.output + "/res", Self.samples + "/res"], in: folder)
        #expect(dump.contains("drawable/ic_heart") && dump.contains("style/ThemeOverlay.Glyphs.HighContrast"))
        #expect(dump.contains("(night)"))
    }

    /// Before API 24, and in the night of it, there is a file for each.
    @Test(.enabled(if: isThere, "no aapt2, or no android-framework-res"))
    func `aapt2 accepts the drawables for older versions`() async throws {
        let golden = Repository.root.appending(path: "Tests/Fixtures/Golden/gradients-before-api-24/expected").path
        let folder = try TemporaryFolder()
        try folder.write("<resources><style name=\"App\" parent=\"\"/></resources>", to: "app/values/styles.xml")
        let resources = [golden + "/android/res", folder.url("app").path]
        let dump = try await Self.link(resources, in: folder, minSDK: 21)
        let night = try #require(dump.split(separator: "resource ").first { $0.contains("drawable/ic_night\n") })
        #expect(["() ", "(night) ", "(night-v24) "].allSatisfy { night.contains($0) }, "\(night)")
        #expect(dump.contains("(v24) "))
    }

    @Test(.enabled(if: isThere, "no aapt2, or no android-framework-res"))
    func `aapt2 accepts all drawables`() async throws {
        var projects = [try await PlatformProject.drawn.value, try await PlatformProject.stroked.value]
        if Long.isOn { projects.append(try await PlatformProject.corpus(300)) }
        for project in projects {
            let res = project.folder.url("Output/android/res").path
            let folder = try TemporaryFolder()
            try folder.write(
                "<resources><style name=\"App\" parent=\"\"/></resources>", to: "app/values/styles.xml")
            let dump = try await Self.link([res, folder.url("app").path], in: folder)
            for name in project.names {
                #expect(dump.contains("drawable/ic_\(PlatformProject.words(name, "_"))"), "\(name)")
            }
        }
    }

    /// Merged with the set as a part of the app, where nothing may be there twice, and as a library, where the app's
    /// wins.
    @Test(.enabled(if: isThere, "no aapt2, or no android-framework-res"), arguments: ["glyph_", ""])
    func anAppMayHaveColoursOfThePalettesNames(prefix: String) async throws {
        let folder = try boxProject(
            """
            <palette><color name="brand"><value srgb="#0A64FF"/><value style="dark" srgb="#5E9BFF"/></color></palette>
            <glyph name="box" tint="brand"/>
            """, exports: "<export format=\"android\" color-prefix=\"\(prefix)\"/>")
        let build = try await Executable.run(["build", "--no-cache"], in: folder.path, program: Executable.fastest)
        #expect(build.status == 0, "\(build.errors)")
        try folder.write(
            "<resources><color name=\"brand\">#123456</color><style name=\"App\" parent=\"\"/></resources>",
            to: "app/values/colors.xml")
        let resources = [folder.url("Output/android/res").path, folder.url("app").path]
        let isFree = !prefix.isEmpty
        let one = try await Self.run(resources, in: folder, isOverlaid: false)
        #expect((one.status == 0) == isFree, "\(one.text.prefix(600))")
        let dump = try await Self.link(resources, in: folder)
        let drawable = try #require(folder.text("Output/android/res/drawable/ic_box.xml"))
        let name = try #require(drawable.firstMatch(of: /@color\/(\w+)/)).output.1
        let shown = dump.split(separator: "resource ").first { $0.contains("color/\(name)\n") }
        #expect(shown?.contains("#ff0a64ff") == isFree, "\(shown ?? "")")
    }

    @Test(.enabled(if: Judge.kotlinc != nil && isThere, "no kotlinc, or no aapt2"))
    func theSampleCompiles() async throws {
        let folder = try TemporaryFolder()
        _ = try await Self.link([Self.output + "/res", Self.samples + "/res"], in: folder)
        let java = folder.url("java").path
        let sources = [Self.samples + "/stand-ins", Self.samples + "/kotlin", Self.output + "/kotlin", java]
        let run = try await Judge.kotlinc?.run(
            sources + ["-nowarn", "-d", folder.url("app.jar").path], in: folder.path)
        #expect(run?.status == 0, "\(run?.text.prefix(900) ?? "")")
    }

    @Test(.long, .enabled(if: Judge.kotlinc != nil, "no kotlinc"), arguments: [false, true])
    func imageVectorsCompile(keepsStrokes: Bool) async throws {
        let project = try await (keepsStrokes ? PlatformProject.stroked : PlatformProject.drawn).value
        let kotlin = project.folder.url("Output/android/kotlin").path
        let run = try await Judge.kotlinc?.run(
            [Self.samples + "/stand-ins", kotlin, "-nowarn", "-d", project.folder.url("app.jar").path],
            in: project.folder.path)
        #expect(run?.status == 0, "\(run?.text.prefix(900) ?? "")")
        let package = "android/kotlin/com/example/glyphs/"
        let disc = try project.text(package + "Disc.kt")
        #expect(disc.contains("@Deprecated(\"use bell.ring\")\nfun Glyphs.Disc(colors: GlyphColors): ImageVector"))
        #expect(try project.text(package + "BellRing.kt").contains("/** Alarm \"bell\" */"))
    }

    /// Two forms in several colours, and one of gradients.
    @Test(.long, .enabled(if: Judge.kotlinc != nil, "no kotlinc"))
    func imageVectorsOfAThousandPathsCompile() async throws {
        func picture(_ paint: (Int) -> String) -> String {
            let paths = (0..<1000).map { "<path fill=\"\(paint($0))\" d=\"M\($0 % 40 * 2) \($0 / 40 * 2)h1v1z\"/>" }
            let stops = (0..<5).map {
                "<stop offset=\".\($0 * 2)\" stop-color=\"#\($0)6f\" stop-opacity=\".\($0 + 1)\"/>"
            }
            return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 80 80\"><linearGradient id=\"a\">"
                + stops.joined() + "</linearGradient>" + paths.joined() + "</svg>"
        }
        let folder = try boxProject(
            "<group name=\"Maps\" rendering=\"original\" dark=\"same\"><glyph name=\"map\" dark-source=\"night.svg\"/>"
                + "<glyph name=\"sky\"/></group>", exports: "<export format=\"compose\" kind=\"image-vector\"/>")
        try folder.write(picture { "#\(100 + $0 % 900)" }, to: "Glyphs/map.svg")
        try folder.write(picture { "#\(999 - $0 % 800)" }, to: "Glyphs/night.svg")
        try folder.write(picture { _ in "url(#a)" }, to: "Glyphs/sky.svg")
        let build = try await Executable.run(["build", "--no-cache"], in: folder.path, program: Executable.fastest)
        #expect(build.status == 0, "\(build.errors)")
        let kotlin = "Output/android/kotlin"
        #expect(folder.text(kotlin + "/glyphs/Map.kt")?.contains("        .addPaths4()") == true)
        #expect(folder.text(kotlin + "/glyphs/Sky.kt")?.contains("        .addPaths7()") == true)
        let run = try await Judge.kotlinc?.run(
            [Self.samples + "/stand-ins", folder.url(kotlin).path, "-nowarn", "-d", folder.url("app.jar").path],
            in: folder.path)
        #expect(run?.status == 0, "\(run?.text.prefix(900) ?? "")")
    }
}
