import Foundation
import Support
import Testing

private let square = """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">
      <path fill="none" stroke="currentColor" stroke-width="2" d="M4 4h16v16H4z"/>
    </svg>

    """

/// The content that a designer keeps in the catalog of an app, made by hand.
private let heartContents = """
    {
      "images" : [ { "filename" : "heart.pdf", "idiom" : "universal" } ],
      "info" : { "author" : "xcode", "version" : 1 }
    }
    """

/// A project whose output is an app's catalog, a folder of Android resources and one of drawings, all with files of
/// others.
private struct Project {
    let folder: TemporaryFolder
    static let catalog = "App/Assets.xcassets"

    /// - Parameter glyphs: the manifest's, each drawn as a square.
    init(_ glyphs: String, colors: String = "android-colors", foreign: [String: String] = [:]) throws {
        folder = try TemporaryFolder()
        for (path, text) in foreign { try folder.write(text, to: path) }
        for name in ["heart", "lock", "bell"] { try folder.write(square, to: "Icons/\(name).svg") }
        try state(glyphs, colors: colors)
    }

    /// - Parameter colors: the format of what goes to the resources.
    func state(_ glyphs: String, palette: String = "", colors: String = "android-colors") throws {
        try folder.write(
            """
            <glyphs version="1" output="../App">
            \(palette)
            \(glyphs)
            <export format="asset-catalog" path="Assets.xcassets"/>
            <export format="svg"/>
            <export format="\(colors)" path="res"/>
            </glyphs>
            """, to: "Icons/manifest.xml")
    }

    func build(_ arguments: String...) async throws -> Executable.Run {
        try await Executable.run(["build", "Icons/manifest.xml"] + arguments, in: folder.path)
    }

    func text(_ path: String) -> String? { folder.text("App/" + path) }
    var outputFiles: [String] { folder.files.filter { $0.hasPrefix("App/") }.map { String($0.dropFirst(4)) } }
}

private let brand = ##"<palette><color name="brand"><value srgb="#14479E"/></color></palette>"##

@Suite(.takesTurns) struct SharedOutputTests {
    @Test func aHandMadeImageSetOfTheSameNameIsAnErrorWithBothPlaces() async throws {
        let project = try Project(
            #"<glyph name="heart"/>"#,
            foreign: [
                "App/Assets.xcassets/heart.imageset/Contents.json": heartContents,
                "App/Assets.xcassets/heart.imageset/heart.pdf": "%PDF",
            ])
        let before = project.outputFiles
        let run = try await project.build()
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("Icons/manifest.xml:3:1: error: "), "\(run.errors)")
        #expect(run.errors.contains("[foreign-file]"))
        #expect(run.errors.contains("Assets.xcassets/heart.imageset/Contents.json:1:1"))
        #expect(run.errors.contains("'--adopt heart' replaces Contents.json and removes heart.pdf"), "\(run.errors)")
        #expect(project.outputFiles == before)
        #expect(project.text("Assets.xcassets/heart.imageset/Contents.json") == heartContents)

        let check = try await project.build("--check")
        #expect(check.status == 1 && check.errors == run.errors)

        let adopted = try await project.build("--adopt", "heart")
        #expect(adopted.status == 0, "\(adopted.errors)")
        #expect(adopted.output.contains("adopted Assets.xcassets/heart.imageset/Contents.json"))
        #expect(adopted.output.contains("removed Assets.xcassets/heart.imageset/heart.pdf"))
        #expect(try await project.build("--check").status == 0)
    }

    @Test func anImageSetOfTheSameNameInAnotherGroupIsFoundUnlessItsNamespaceDistinguishesThem() async throws {
        let foreign = { (properties: String) in
            [
                "App/Assets.xcassets/Old/Contents.json":
                    #"{ "info": { "author": "xcode", "version": 1 }\#(properties) }"#,
                "App/Assets.xcassets/Old/heart.imageset/Contents.json": heartContents,
            ]
        }
        let plain = try Project(#"<glyph name="heart"/>"#, foreign: foreign(""))
        let run = try await plain.build()
        #expect(run.status == 1)
        #expect(run.errors.contains("[foreign-asset]") && run.errors.contains("Old/heart.imageset/Contents.json:1:1"))

        let spaced = try Project(
            #"<glyph name="heart"/>"#, foreign: foreign(#", "properties": { "provides-namespace": true }"#))
        #expect(try await spaced.build().status == 0)
        #expect(spaced.text("Assets.xcassets/Old/heart.imageset/Contents.json") == heartContents)
    }

    @Test func unknownKeysOfSharedFilesAreKept() async throws {
        let root = """
            {
              "info" : { "author" : "designer", "version" : 1 },
              "properties" : { "generate-swift-asset-symbol-extensions" : "disable", "on-demand-resource-tags" : [ "a" ] }
            }
            """
        let project = try Project(
            #"<group name="Actions" namespace="true"><glyph name="heart"/></group>"#,
            foreign: ["App/Assets.xcassets/Contents.json": root])
        #expect(try await project.build().status == 0)
        #expect(project.text("Assets.xcassets/Contents.json") == root)

        // A user adds a key to the file of a group that we made; then the manifest changes its mind.
        let group =
            #"{"info":{"author":"xcode","version":1},"properties":{"provides-namespace":true,"x-tag":[1.5,null]}}"#
        try project.folder.write(group, to: "App/Assets.xcassets/Actions/Contents.json")
        #expect(try await project.build("--check").status == 0)
        try project.state(#"<group name="Actions"><glyph name="heart"/></group>"#)
        #expect(try await project.build().status == 0)
        let text = try #require(project.text("Assets.xcassets/Actions/Contents.json"))
        #expect(text.contains("\"x-tag\" : [") && text.contains("1.5") && text.contains("null"))
        #expect(!text.contains("provides-namespace"))
    }

    @Test func aForeignGroupWithAnotherNamespaceIsAnError() async throws {
        let project = try Project(
            #"<group name="Actions" namespace="true"><glyph name="heart"/></group>"#,
            foreign: ["App/Assets.xcassets/Actions/Contents.json": #"{ "info": { "author": "xcode", "version": 1 } }"#])
        let run = try await project.build()
        #expect(run.status == 1)
        #expect(run.errors.contains("[group-namespace]"), "\(run.errors)")
    }

    @Test func `a group folder is kept while it contains foreign files`() async throws {
        let project = try Project(#"<group name="Actions" namespace="true"><glyph name="heart"/></group>"#)
        #expect(try await project.build().status == 0)
        try project.folder.write(heartContents, to: "App/Assets.xcassets/Actions/mine.imageset/Contents.json")
        try project.state(#"<glyph name="heart"/>"#)
        #expect(try await project.build().status == 0)
        #expect(project.text("Assets.xcassets/Actions/heart.imageset/Contents.json") == nil)
        #expect(project.text("Assets.xcassets/Actions/Contents.json")?.contains("provides-namespace") == true)
        try FileManager.default.removeItem(at: project.folder.url("App/Assets.xcassets/Actions/mine.imageset"))
        #expect(try await project.build().status == 0)
        #expect(project.text("Assets.xcassets/Actions/Contents.json") == nil)
    }

    @Test func resourcesAndDrawingsMadeByHandStay() async throws {
        let project = try Project(
            #"<glyph name="heart" tint="brand"/>"#,
            foreign: ["App/res/values/glyph_colors.xml": "<resources/>", "App/svg/heart.light.svg": "by hand"])
        try project.state(#"<glyph name="heart" tint="brand" dark="fill"/>"#, palette: brand)
        let run = try await project.build()
        #expect(run.status == 1)
        #expect(run.errors.contains("--adopt heart") && run.errors.contains("--adopt res/values/glyph_colors.xml"))
        #expect(project.text("res/values/glyph_colors.xml") == "<resources/>")
        #expect(project.text("svg/heart.light.svg") == "by hand")
    }

    @Test func `a drawable of the app with the name of a glyph is a conflict`() async throws {
        let project = try Project(
            #"<glyph name="heart"/>"#, colors: "android",
            foreign: [
                "App/res/drawable/ic_heart.9.png": "nine", "App/res/drawable/ic_hearty.png": "other",
                "App/res/drawable-hdpi/ic_heart.png": "large",
            ])
        let before = project.outputFiles
        let run = try await project.build()
        #expect(run.status == 1 && project.outputFiles == before)
        #expect(
            run.errors.contains(
                "'res/drawable/ic_heart.xml' and 'res/drawable/ic_heart.9.png', which no build of this manifest wrote"),
            "\(run.errors)")
        #expect(run.errors.contains("'--adopt heart' removes ic_heart.9.png"), "\(run.errors)")
        let adopted = try await project.build("--adopt", "heart")
        #expect(adopted.status == 0, "\(adopted.errors)")
        #expect(project.text("res/drawable/ic_heart.9.png") == nil && project.text("res/drawable/ic_heart.xml") != nil)
        #expect(project.text("res/drawable-hdpi/ic_heart.png") == "large")
        #expect(project.text("res/drawable/ic_hearty.png") == "other")
    }

    @Test func `--adopt accepts only names of the build`() async throws {
        let run = try await Project(#"<glyph name="heart"/>"#).build("--adopt", "hart", "--adopt", "zzz")
        #expect(run.status == 2)
        #expect(run.errors.contains("'hart' (did you mean 'heart'?), 'zzz'"), "\(run.errors)")
    }

    /// Built into, rebuilt, the record deleted, a glyph renamed and one removed: nothing of others changes.
    @Test func `foreign files are unchanged by any change of the manifest`() async throws {
        let foreign = [
            "App/Assets.xcassets/Contents.json": #"{ "info" : { "author" : "me", "version" : 1 }, "x" : 1 }"#,
            "App/Assets.xcassets/AppIcon.appiconset/Contents.json": "{}",
            "App/Assets.xcassets/logo.imageset/Contents.json": heartContents,
            "App/Assets.xcassets/logo.imageset/heart.pdf": "%PDF",
            "App/res/values/strings.xml": "<resources/>", "App/res/drawable/logo.xml": "<vector/>",
            "App/svg/logo.svg": "by hand", "App/svg/notes/a.txt": "by hand", "App/README.md": "by hand",
        ]
        let project = try Project(#"<glyph name="heart"/><glyph name="lock"/><glyph name="bell"/>"#, foreign: foreign)
        func isUntouched() -> Bool { foreign.allSatisfy { project.folder.text($0.key) == $0.value } }

        #expect(try await project.build().status == 0)
        #expect(try await project.build("--check").status == 0)
        // Renamed, and one removed.
        try project.state(#"<glyph name="heart2" source="heart.svg"/><glyph name="lock"/>"#)
        #expect(try await project.build("--check").status == 1)
        #expect(try await project.build().status == 0)
        #expect(project.text("Assets.xcassets/heart.imageset/Contents.json") == nil)
        #expect(project.text("Assets.xcassets/bell.imageset/Contents.json") == nil)
        #expect(try await project.build("--check").status == 0 && isUntouched())

        // The record is lost, and then a glyph goes: its files are reported, and left.
        try FileManager.default.removeItem(at: project.folder.url("App/.twinlight"))
        try project.state(#"<glyph name="heart2" source="heart.svg"/>"#)
        let lost = try await project.build("--check")
        #expect(lost.status == 1 && lost.errors.contains("[record-missing]"))
        #expect(try await project.build().status == 0)
        #expect(project.text("svg/lock.light.svg") != nil)
        let check = try await project.build("--check")
        #expect(check.status == 1)
        #expect(check.errors.contains("[unclaimed-file]") && check.errors.contains("svg/lock.light.svg"))
        #expect(isUntouched())
        #expect(project.text("Assets.xcassets/Contents.json")?.contains("\"x\" : 1") == true)
    }
}
