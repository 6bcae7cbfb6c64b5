import GlyphDraft
import GlyphKit
import Markup
import Testing

/// The glyphs of a new manifest for drawings with these paths: `name=source`, with `|dark=…` and `|fill=…` behind.
private func lines(_ paths: [String], solid: Set<String> = []) throws -> [String] {
    let drawings = paths.map { path in
        var drawing = DraftDrawing(path: path)
        drawing.isSolid = solid.contains(path)
        return drawing
    }
    let text = ManifestDraft(drawings: drawings.paired(), output: "Out").text
    let root = try XMLReader.read(SourceFile(path: "m.xml", text: text), limits: .manifest).root
    func glyphs(_ element: Element) -> [Element] {
        element.children.flatMap { $0.name == "glyph" ? [$0] : glyphs($0) }
    }
    return glyphs(root).map { glyph in
        let fill = glyph.children.first { $0.name == "variant" && $0["name"] == "fill" }?["source"]
        return (glyph["name"] ?? "") + "=" + (glyph["source"] ?? (glyph["name"] ?? "") + ".svg")
            + (glyph["dark-source"].map { "|dark=" + $0 } ?? "") + (fill.map { "|fill=" + $0 } ?? "")
    }
}

@Test(arguments: [
    ("Camera Off", "camera-off"), ("cameraOff", "camera-off"), ("camera_off", "camera-off"),
    ("CameraOff", "camera-off"),
    ("home@2x", "home"), ("home@1.5x", "home"), ("ic_home_24px", "home-24px"), ("ic-home", "home"), ("ic_", "ic"),
    ("Moon (Dark)", "moon-dark"), ("moon~dark", "moon-dark"), ("square.and.arrow.up", "square.and.arrow.up"),
    ("Größe", "größe"), ("x-c++src", "x-c-src"), ("24-arrow-left", "24-arrow-left"), ("Inbox + Badge", "inbox-badge"),
    ("heart", "heart"), ("日本", "日本"), ("icon_arrow", "icon-arrow"), ("Icon=Star, Style=Outlined", "star-outlined"),
]) func namesAreWordsOfLowerCase(stem: String, name: String) throws {
    let line = try #require(try lines([stem + ".svg"]).first)
    #expect(line.hasPrefix(name + "="), "\(line)")
}

@Test func namesThatWouldBecomeOneKeepWhatDistinguishesThem() throws {
    let names = try lines(["a_b.svg", "a-b.svg", "c d.svg"]).map { $0.prefix { $0 != "=" } }
    #expect(names == ["a_b", "a-b", "c-d"])
}

@Test(arguments: [
    "moon-dark", "Moon (Dark)", "moon~dark", "moon_dark", "moon.dark", "moon dark", "dark/moon", "Dark/moon-dark",
]) func `a file name with a word for dark becomes the dark source`(dark: String) throws {
    #expect(try lines(["moon.svg", dark + ".svg"]) == ["moon=moon.svg|dark=\(dark).svg"])
}

@Test(arguments: [
    "x-fill", "x.fill", "x_filled", "X Fill", "x-solid", "filled/x", "solid/x", "fill/x-fill", "Filled/X",
]) func `a file name with a word for filled becomes the fill variant`(fill: String) throws {
    #expect(try lines(["x.svg", fill + ".svg"]) == ["x=x.svg|fill=\(fill).svg"])
    #expect(try lines(["outline/x.svg", fill + ".svg"]) == ["x=outline/x.svg|fill=\(fill).svg"])
    #expect(try lines(["x-outline.svg", fill + ".svg"]) == ["x=x-outline.svg|fill=\(fill).svg"])
}

@Test func `a solid drawing becomes the filled form of the file with the suffix outline`() throws {
    let paths = ["home.svg", "home-outline.svg"]
    #expect(try lines(paths, solid: ["home.svg"]) == ["home=home-outline.svg|fill=home.svg"])
    #expect(try lines(paths) == ["home=home.svg", "home-outline=home-outline.svg"])
}

@Test func `the suffix light marks an appearance only if a dark file exists`() throws {
    #expect(try lines(["x-light.svg", "x-dark.svg"]) == ["x=x-light.svg|dark=x-dark.svg"])
    // Of families of fonts, it is a weight.
    #expect(try lines(["x-light.svg", "x-fill.svg"]).count == 2)
}

@Test func `a file without exactly one counterpart becomes a separate glyph`() throws {
    #expect(
        try lines(["x-dark.svg", "y-fill.svg", "z-outline.svg"]).map { $0.prefix { $0 != "=" } } == [
            "x-dark", "y-fill", "z-outline",
        ])
    #expect(try lines(["x.svg", "x-dark.svg", "x_dark.svg"]).count == 3)
    #expect(try lines(["a/x.svg", "b/x-dark.svg"]).count == 2)
    #expect(try lines(["dark.svg", "fill.svg", "outline.svg"]).count == 3)
}

/// A box and, drawn by hand, a disc as its filled form.
private let drawings = [
    "box.svg": #"<path d="M4 4h16v16H4z" fill="none" stroke="currentColor" stroke-width="2"/>"#,
    "disc.svg": #"<circle cx="12" cy="12" r="9"/>"#,
    "night.svg": #"<path d="M6 6h12v12H6z" fill="none" stroke="currentColor"/>"#,
]

@Test func aFilledFormThatWasDrawnIsShownWhereverTheFilledFormIs() async throws {
    let fill = #"<variant name="fill" source="disc.svg"/>"#
    let build = try await InMemory(
        #"<glyphs version="1"><glyph name="box" dark="fill" variants="slash circle">\#(fill)</glyph></glyphs>"#,
        drawings
    ).build()
    #expect(build.findings.diagnostics.isEmpty, "\(build.findings)")
    // The middle is filled in dark, and the corner of the box is bare: it is the disc.
    let (light, dark) = (try build.drawing("box"), try build.drawing("box", .dark))
    #expect(light.ink(12, 12) == 0 && light.ink(4.5, 4.5) == 1)
    #expect(dark.ink(12, 12) == 1 && dark.ink(4.5, 4.5) == 0)
    #expect(try build.drawing("box.fill") == dark)
    #expect(try build.drawing("box.slash", .dark).ink(8, 14) == 1)
    #expect(try build.drawing("box.slash", .light).ink(8, 14) == 0)
    #expect(build.set.assets.first?.pictures.last?.form == .fill)
}

@Test func aDrawingForDarkHasPriorityOverTheFilledForm() async throws {
    let build = try await InMemory(
        """
        <glyphs version="1"><glyph name="box" dark-source="night.svg" dark="same"><variant name="fill" source="disc.svg"/></glyph>
        </glyphs>
        """, drawings
    ).build()
    #expect(try build.drawing("box", .dark).ink(12, 12) == 0)
    #expect(try build.drawing("box.fill", .dark).ink(12, 12) == 1)
}
