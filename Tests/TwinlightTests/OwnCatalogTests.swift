import Foundation
import Support
import Testing

/// An app whose colours are in the catalog that its glyphs are written to.
private struct App {
    let folder: TemporaryFolder

    /// As people write it: a byte and a fraction with more decimals than sets of ours have.
    static let brand = """
        {"colors":[{"color":{"color-space":"srgb","components":{"alpha":"1.000","blue":"0xD0","green":"0.35791",\
        "red":"26"}},"idiom":"universal"}],"info":{"author":"xcode","version":1}}

        """

    init(set: String = "Brand.colorset", tint: String = "Brand") throws {
        folder = try boxProject("")
        try folder.write(Self.brand, to: "App/A.xcassets/\(set)/Contents.json")
        try folder.write(#"{"info":{"author":"xcode","version":1}}"#, to: "App/A.xcassets/Contents.json")
        try folder.write(
            #"{"info":{"author":"xcode","version":1},"properties":{"provides-namespace":true}}"#,
            to: "App/A.xcassets/Theme/Contents.json")
        try folder.write(boxDrawing, to: "box.svg")
        try folder.write(
            """
            <glyphs version="1" output="App" tint="\(tint)">
              <palette><import catalog="App/A.xcassets"/></palette>
              <glyph name="box"/>
              <export format="asset-catalog" path="A.xcassets"/>
              <export format="swift" path="Code"/>
            </glyphs>
            """, to: "manifest.xml")
    }

    func build(_ arguments: String...) async throws -> Executable.Run {
        try await Executable.run(["build", "manifest.xml"] + arguments, in: folder.path)
    }
}

@Suite(.takesTurns) struct OwnCatalogTests {
    @Test(arguments: [("Brand.colorset", "Brand"), ("Theme/Brand.colorset", "Theme.Brand")])
    func `a colour that is imported from the output catalog is not overwritten`(set: String, tint: String) async throws
    {
        let app = try App(set: set, tint: tint)
        let first = try await app.build()
        #expect(first.status == 0 && first.errors == "", "\(first.errors)")
        #expect(app.folder.text("App/A.xcassets/\(set)/Contents.json") == App.brand)
        #expect(app.folder.files.filter { $0.hasSuffix(".colorset/Contents.json") }.count == 1)
        for arguments in [["--check"], ["--adopt", tint], ["--check"]] {
            let run = try await Executable.run(["build", "manifest.xml"] + arguments, in: app.folder.path)
            #expect(
                run.status == 0
                    && run.output.contains("0 created, 0 updated") != run.output.contains("0 missing, 0 stale"),
                "\(run.output)\(run.errors)")
        }
        #expect(app.folder.text("App/A.xcassets/\(set)/Contents.json") == App.brand)
        // What it says in code is what it says in the catalog.
        #expect(app.folder.text("App/Code/GlyphColor.swift")?.contains("0.35791") == true)
    }

    @Test func `a color set that an earlier build recorded is returned to the app`() async throws {
        let app = try App()
        try app.folder.write(
            "# Written by twinlight\n# Made from ../manifest.xml\nA.xcassets/Brand.colorset/Contents.json\n",
            to: "App/.twinlight")
        #expect(try await app.build().status == 0)
        #expect(app.folder.text("App/A.xcassets/Brand.colorset/Contents.json") == App.brand)
        #expect(try await app.build("--check").status == 0)
        #expect(app.folder.text("App/.twinlight")?.contains("Brand.colorset") == false)
    }

    @Test func `another output folder gets its own copy of an imported color set`() async throws {
        let app = try App()
        #expect(try await app.build("--output", "Else").status == 0)
        #expect(app.folder.files.contains("Else/A.xcassets/Brand.colorset/Contents.json"))
        #expect(try await app.build("--output", "Else", "--check").status == 0)
        try app.folder.write(
            App.brand.replacing("0xD0", with: "0x10"), to: "App/A.xcassets/Brand.colorset/Contents.json")
        #expect(try await app.build("--output", "Else").status == 0)
        #expect(app.folder.text("Else/A.xcassets/Brand.colorset/Contents.json")?.contains("0.063") == true)
    }
}
