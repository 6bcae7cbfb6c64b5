import Foundation
import GlyphManifest
import GlyphModel
import Markup
import SemanticColor
import Testing

private func read(_ text: String, files: [String]) throws -> Manifest {
    try Manifest.read(SourceFile(path: "m.xml", text: text), in: .files(files), by: .sample).manifest
}

private let whole = """
    <glyphs version="1" output="../Output" contrast="4.5">
      <palette generation="ios13">
        <color name="brand">
          <value srgb="#0A64FF"/>
          <value style="dark" contrast="high" display-p3="0.55 0.75 1.0" alpha="0.9"/>
          <value style="dark" level="elevated" srgb="#74A9FF80"/>
        </color>
        <color name="accent" same-as="brand"/>
        <color name="rust"><value oklch="0.6 0 0"/></color>
      </palette>
      <group name="Status" tint="accent" dark="fill" on="systemGroupedBackground brand material.thin" rings="clear">
        <group name="Inner" namespace="true" rendering="palette">
          <glyph name="heart" tint="rust" variants="fill" fill-style="silhouette">
            <part select="#flap, .x" fill="cut"/><part at="12 -9.5" fill="drop"/>
            <layer select="g" role="secondary" tint="systemGreen"/>
          </glyph>
        </group>
        <glyph name="sun" source="nav/a.svg" dark-source="night.svg" appearances="dark-high light" allow="a-b c">
          <appearance style="dark" tint="brand" grade="-0.08"/>
          <appearance contrast="high" form="fill" source="nav/b.svg"/>
        </glyph>
      </group>
      <glyph source="nav/*.svg" tint="secondaryLabel"/>
      <export format="svg"/>
      <export format="asset-catalog" path="a/Symbols.xcassets" intent="template"/>
    </glyphs>
    """

private let files = ["heart.svg", "night.svg", "nav/b.svg", "nav/a.svg", "nav/.c.svg", "nav/deep/d.svg", "nav/e.txt"]

@Test func everythingInAManifestIsRead() throws {
    let manifest = try read(whole, files: files)
    #expect(manifest.output == "../Output")
    #expect(manifest.glyphs.map(\.name) == ["heart", "sun", "a", "b"])
    #expect(manifest.glyphs.map(\.source) == ["heart.svg", "nav/a.svg", "nav/a.svg", "nav/b.svg"])
    #expect(manifest.ownRoles == ["brand", "accent", "rust"])
    #expect(manifest.exports.map(\.format) == ["svg", "asset-catalog"])
    #expect(manifest.exports[1].path == "a/Symbols.xcassets" && manifest.exports[1].options == ["intent": "template"])
    #expect(manifest.glyphs[1].location?.line == 18)
}

/// Nil where it states nothing about its fill, or for many glyphs at once.
@Test func `a glyph that states its fill knows the fill that it inherits`() throws {
    func inherited(_ glyph: String) throws -> InheritedFill? {
        let text =
            "<glyphs version=\"1\" rings=\"fill\" uncertain-fill=\"outline\"><group name=\"g\" lines=\"cut\">"
            + "\(glyph)</group></glyphs>"
        return try read(text, files: ["a.svg"]).glyphs[0].inheritedFill
    }
    let style = FillStyle(lines: .cut, rings: .fill)
    let around = InheritedFill(style: style, stated: [.rings, .lines], uncertainFill: .outline)
    for own in [
        "lines=\"keep\"", "fill-style=\"facet\"", "lines=\"cut\"", "uncertain-fill=\"take\"",
        "uncertain-fill=\"alternative\"", "rings=\"clear\" uncertain-fill=\"take\"",
    ] {
        #expect(try inherited("<glyph name=\"a\" \(own)/>") == around, "\(own)")
        #expect(try inherited("<glyph source=\"*.svg\" \(own)/>") == nil, "\(own)")
    }
    for child in ["<part at=\"1 2\" fill=\"cut\"/>", "<appearance style=\"dark\" form=\"outline\"/>"] {
        #expect(try inherited("<glyph name=\"a\">\(child)</glyph>") == around, "\(child)")
    }
    for child in ["", "<part select=\"#a\" fill=\"cut\"/>", "<appearance style=\"dark\" tint=\"link\"/>"] {
        #expect(try inherited("<glyph name=\"a\" tint=\"label\" dark=\"fill\">\(child)</glyph>") == nil, "\(child)")
    }
    let measured = try inherited("<glyph name=\"a\" lines=\"keep\" inset=\"1.5\"/>")
    #expect(measured?.style.inset == 1.5 && measured?.style.lines == .cut)
    #expect(measured?.stated == [.rings, .lines, .inset])
}

@Test func aGlyphInheritsFromItsGroupsAndTheRoot() throws {
    let manifest = try read(whole, files: files)
    let heart = manifest.glyphs[0]
    #expect(heart.groups == [GroupName("Status"), GroupName("Inner", isNamespace: true)])
    #expect(heart.settings.paint.tint == "rust" && heart.settings.geometry.dark == .fill)
    #expect(heart.settings.paint.rendering == .palette && heart.settings.audit.contrast == 4.5)
    #expect(heart.settings.audit.backgrounds == ["systemGroupedBackground", "brand", "material.thin"])
    #expect(heart.settings.geometry.fill == FillStyle(islands: .fill, lines: .keep, rings: .clear, handles: .fill))
    #expect(heart.settings.geometry.variants == ["fill"])
    let sun = manifest.glyphs[1]
    #expect(sun.settings.paint.tint == "accent" && sun.settings.paint.rendering == .monochrome)
    #expect(sun.settings.geometry.appearances == [.light, .darkHigh])
    let last = manifest.glyphs[3].settings
    #expect(
        last.paint.tint == "secondaryLabel" && last.geometry.dark == .same
            && last.audit.backgrounds == ["systemBackground"])
}

@Test func `vibrancy is inherited and gives the tint if none is stated`() throws {
    let text = """
        <glyphs version="1" vibrancy="secondaryLabel">
          <glyph name="a"/>
          <group name="G" vibrancy="fill"><glyph name="b"/><glyph name="c" tint="systemRed" vibrancy="separator"/></group>
          <group name="H" tint="label"><glyph name="d"/></group>
        </glyphs>
        """
    let settings = try read(text, files: ["a.svg", "b.svg", "c.svg", "d.svg"]).glyphs.map(\.settings)
    #expect(settings.map(\.audit.vibrancy) == [.secondaryLabel, .fill, .separator, .secondaryLabel])
    #expect(settings.map(\.paint.tint) == ["secondaryLabel", "systemFill", "systemRed", "label"])
}

@Test func everyMaterialIsABackground() throws {
    let names = Material.allCases.map { "material." + $0.rawValue }
    let text = "<glyphs version='1' on='\(names.joined(separator: " "))'><glyph name='a'/></glyphs>"
    #expect(try read(text, files: ["a.svg"]).glyphs[0].settings.audit.backgrounds == names)
}

@Test func overridesOfAGlyphAreRead() throws {
    let manifest = try read(whole, files: files)
    let (heart, sun) = (manifest.glyphs[0], manifest.glyphs[1])
    #expect(heart.parts.map(\.treatment) == [.cut, .drop])
    if case .elements(let selector) = heart.parts[0].target {
        #expect(selector == Selector([.id("flap"), .class("x")]))
    } else {
        Issue.record("no selector")
    }
    if case .region(let x, let y) = heart.parts[1].target { #expect((x, y) == (12, -9.5)) }
    #expect(heart.layers.map(\.role) == [.secondary] && heart.layers.map(\.tint) == ["systemGreen"])
    #expect(sun.darkSource == "night.svg" && sun.overrides.map(\.grade) == [-0.08, nil])
    #expect(sun.overrides.map(\.form) == [nil, .fill] && sun.overrides.map(\.source) == [nil, "nav/b.svg"])
    #expect(sun.overrides[1].matches(.lightHigh) && !sun.overrides[1].matches(.dark))
}

@Test func `the palette has the colours of the generation and of the manifest`() throws {
    let palette = try read(whole, files: files).palette
    let brand = try #require(palette["brand"])
    #expect(brand[.light] == Color(bytes: 10, 100, 255) && brand[.dark] == brand[.light])
    #expect(brand[.darkHigh] == Color(space: .displayP3, red: 0.55, green: 0.75, blue: 1, alpha: 0.9))
    #expect(brand[Appearance(style: .dark, level: .elevated)].alpha == 128.0 / 255)
    #expect(palette["accent"] == brand)
    let rust = try #require(palette["rust"])
    #expect(rust[.light].hex == "#808080" && rust.stated(.dark) == nil)
    #expect(palette["systemGreen"] == Palette.system(.ios13)["systemGreen"])
}

@Test func aManifestIsReadFromDiskWithItsFolder() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root.appending(path: "nav"), withIntermediateDirectories: true)
    for name in ["heart.svg", "nav/b.svg", "nav/a.svg"] {
        try Data("<svg/>".utf8).write(to: root.appending(path: name))
    }
    let text = "<glyphs version='1'><glyph name='heart'/><glyph source='*/*.svg'/></glyphs>"
    let path = root.path + "/m.xml"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    #expect(
        try Manifest.read(at: path, by: .sample).manifest.glyphs.map(\.source) == [
            "heart.svg", "nav/a.svg", "nav/b.svg",
        ])
    try FileManager.default.removeItem(at: root.appending(path: "heart.svg"))
    try FileManager.default.createSymbolicLink(
        at: root.appending(path: "heart.svg"), withDestinationURL: root.appending(path: "nav/a.svg"))
    let findings = #expect(throws: Findings.self) { try Manifest.read(at: path, by: .sample) }
    #expect(findings?.diagnostics.map(\.id) == ["missing-source"])
    let hints = findings?.diagnostics.compactMap(\.hint) ?? []
    #expect(!hints.contains { $0.contains("'heart.svg'") }, "the link itself is not a suggestion")
}

@Test func `a path that is not a regular file is refused`() throws {
    for path in ["/nonexistent", "/", "/dev/zero"] {
        let findings = #expect(throws: Findings.self) { try SourceFile.read(path: path) }
        #expect(findings?.diagnostics.map(\.id) == ["file-unreadable"])
    }
    let pipe = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try #require(unsafe mkfifo(pipe, 0o600) == 0)
    defer { _ = unsafe unlink(pipe) }
    #expect(throws: Findings.self) { try SourceFile.read(path: pipe) }
}

@Test func aFileBeyondTheLimitIsRefusedAndOneAtItIsRead() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { _ = unsafe unlink(path) }
    try Data([1, 2, 3]).write(to: URL(fileURLWithPath: path))
    #expect(try SourceFile.read(path: path, limit: 3).bytes == [1, 2, 3])
    let findings = #expect(throws: Findings.self) { try SourceFile.read(path: path, limit: 2) }
    #expect(findings?.diagnostics.map(\.id) == ["file-limit"])
}

@Test(arguments: [
    ("a.svg", "*.svg", true), ("a.svg", "*", true), ("ab", "a*b", true), ("a", "a*a", false),
    ("axbyb", "a*b*b", true), ("axb", "a*b*b", false), ("abc", "*b*", true), ("abc", "abc", true),
    ("abcd", "abc", false),
])
func `a star in a pattern matches any sequence of characters`(name: String, pattern: String, matches: Bool) {
    let folder = ManifestFolder.files([name])
    let text = "<glyphs version='1'><glyph source='\(pattern)'/></glyphs>"
    let count = try? Manifest.read(SourceFile(path: "m", text: text), in: folder, by: .sample).manifest.glyphs.count
    #expect(count == (matches ? 1 : nil))
}

@Test func titlesAndTagsBelongToTheirElement() throws {
    let text = """
        <glyphs version="1" title="Acme icons">
          <group name="G">
            <glyph name="bell" title="Alarm bell &amp; clock" tags=" alarm  notification alarm "/>
          </group>
          <glyph source="nav/*.svg" tags="place"/>
        </glyphs>
        """
    let manifest = try read(text, files: ["bell.svg", "nav/a.svg", "nav/b.svg"])
    #expect(manifest.title == "Acme icons")
    #expect(manifest.glyphs.map(\.title) == ["Alarm bell & clock", nil, nil])
    #expect(manifest.glyphs.map(\.tags) == [["alarm", "notification"], ["place"], ["place"]])
}

@Test(arguments: [
    ("/home/Icons", "Icons"), ("/home/Icons/", "Icons"), ("/home/Icons/.", "Icons"), ("/home/a/../Icons", "Icons"),
    ("Icons", "Icons"), ("a/Früh & spät", "Früh & spät"), ("/", "Glyphs"), ("/.", "Glyphs"), ("/..", "Glyphs"),
])
func `the shown title is the name of the folder, unless one is stated`(folder: String, title: String) throws {
    func read(_ attribute: String, in folder: ManifestFolder) throws -> Manifest {
        let source = SourceFile(path: "manifest.xml", text: "<glyphs version=\"1\"\(attribute)/>")
        return try Manifest.read(source, in: folder, by: .sample).manifest
    }
    #expect(try read("", in: .disk(folder)).shownTitle == title)
    #expect(try read("", in: .disk(folder).adding(["a.svg"]).noting { _ in }).shownTitle == title)
    #expect(try read("", in: .disk(folder).notingContents { _ in }).shownTitle == title)
    let stated = try read(" title=\"Acme icons\"", in: .disk(folder))
    #expect(stated.shownTitle == "Acme icons")
}

@Test(arguments: ["", "."]) func `the title of a manifest in the current folder is the name of that`(path: String)
    throws
{
    let current = FileManager.default.currentDirectoryPath.split(separator: "/").last.map(String.init)
    let source = SourceFile(path: "manifest.xml", text: "<glyphs version=\"1\"/>")
    let manifest = try Manifest.read(source, in: .disk(path), by: .sample).manifest
    #expect(manifest.folderName == current && manifest.shownTitle == current ?? "Glyphs")
    // It is the same path, and nothing is on disk.
    let inMemory = try Manifest.read(source, in: .files([]), by: .sample).manifest
    #expect(inMemory.folderName == nil && inMemory.shownTitle == "Glyphs")
}

@Test func aSourceMayBeASymbolOfASprite() throws {
    let text = """
        <glyphs version="1">
          <glyph source="icons/sprite.svg#bell"/><glyph name="house" source="icons/sprite.svg#home" dark-source="n.svg#d"/>
        </glyphs>
        """
    let manifest = try read(text, files: ["icons/sprite.svg", "n.svg"])
    #expect(manifest.glyphs.map(\.name) == ["bell", "house"])
    #expect(manifest.glyphs.map(\.source) == ["icons/sprite.svg#bell", "icons/sprite.svg#home"])
    #expect(manifest.glyphs[1].files == ["icons/sprite.svg", "n.svg"])
}

@Test(arguments: [
    ("none.svg#bell", "missing-source", "the file 'none.svg' does not exist"),
    ("sprite.svg#*", "wrong-value", "a '*' names files, not elements of a file"),
])
func aSymbolOfAFileThatIsMissingOrAPatternIsAnError(source: String, id: String, message: String) {
    let error = #expect(throws: Findings.self) {
        try read("<glyphs version=\"1\"><glyph source=\"\(source)\"/></glyphs>", files: ["sprite.svg"])
    }
    #expect(error?.diagnostics.map(\.id) == [id])
    #expect(error?.diagnostics.map(\.message) == [message])
}
