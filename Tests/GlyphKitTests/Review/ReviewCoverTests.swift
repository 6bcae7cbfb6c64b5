import GlyphKit
import Markup
import Support
import Testing

private let ring = """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor"
      stroke-width="2"><circle cx="12" cy="12" r="9"/></svg>
    """

private func build(cover: String, names: [String]) async throws -> Build {
    try await build("cover=\"\(cover)\"", names: names)
}

private func build(_ options: String, names: [String]) async throws -> Build {
    let glyphs = names.map { "<glyph name=\"\($0)\" source=\"ring.svg\"/>" }.joined()
    let text = "<glyphs version=\"1\" dark=\"fill\">\(glyphs)<export format=\"preview\" \(options)/></glyphs>"
    let (manifest, _) = try Manifest.read(SourceFile(path: "manifest.xml", text: text), in: .files(["ring.svg"]))
    return await manifest.build(from: GlyphSource { SourceFile(path: $0, text: ring) })
}

private func elements(_ name: String, in element: Element) -> [Element] {
    element.children.flatMap { ($0.name == name ? [$0] : []) + elements(name, in: $0) }
}

@Test(.takesTurns) func aCoverShowsEachAssetInLightAndInDark() async throws {
    let made = try await build(cover: "a c", names: ["a", "b", "c"])
    #expect(made.files.map(\.path) == ["preview/index.html", "preview/cover.svg"])
    let root = try XMLReader.read(SourceFile(path: "cover.svg", bytes: made.files[1].bytes), limits: .manifest).root
    let pictures = elements("svg", in: root)
    #expect(pictures.map { $0["x"] } == ["44", "132", "44", "132"])
    #expect(
        pictures.map { elements("path", in: $0).map { $0["fill"] } } == [
            ["#000000"], ["#000000"], ["#FFFFFF"], ["#FFFFFF"],
        ])
    // Hollow in light, solid in dark.
    let holes = pictures.map { elements("path", in: $0)[0]["d"]?.split(separator: "z").count }
    #expect(holes == [2, 2, 1, 1])
}

@Test(.takesTurns) func `a cover of eleven glyphs has two rows of pairs`() async throws {
    let names = (0..<11).map { "g\($0)" }
    let made = try await build(cover: names.joined(separator: " "), names: names)
    let root = try XMLReader.read(SourceFile(path: "cover.svg", bytes: made.files[1].bytes), limits: .manifest).root
    #expect(root["viewBox"] == "0 0 924 352")
    #expect(elements("svg", in: root).count == 22)
}

@Test(.takesTurns) func `a cover with an unknown asset is an error`() async throws {
    let made = try await build(cover: "a heard", names: ["a", "heart"])
    let fault = try #require(made.findings.diagnostics.first { $0.severity == .error })
    #expect(fault.id == "unknown-asset" && fault.hint == "did you mean 'heart'?" && fault.location?.line == 1)
    #expect(made.files.isEmpty)
}

@Test func onlyASheetHasACover() throws {
    let text = "<glyphs version=\"1\"><glyph name=\"a\"/><export format=\"svg\" cover=\"a\"/></glyphs>"
    #expect(throws: Findings.self) {
        try Manifest.read(SourceFile(path: "manifest.xml", text: text), in: .files(["a.svg"]))
    }
}

@Test(.takesTurns) func furtherWidthsHaveTheSameGlyphsInFewerColumns() async throws {
    let names = (0..<10).map { "g\($0)" }
    let cover = "cover=\"\(names.joined(separator: " "))\""
    let usual = try await build(cover, names: names).files
    let made = try await build(cover + " cover-widths=\"484 440 9999 100 484\"", names: names).files
    #expect(made.map(\.path) == usual.map(\.path) + [484, 440, 9999, 100].map { "preview/cover-\($0).svg" })
    #expect(made[0] == usual[0] && made[1] == usual[1])
    for (file, columns) in zip(made[2...], [5, 4, 10, 1]) {
        let root = try XMLReader.read(SourceFile(path: file.path, bytes: file.bytes), limits: .manifest).root
        let width = try #require(file.path.firstMatch(of: /[0-9]+/)).output
        let rows = (10 + columns - 1) / columns
        #expect(root["width"].map { $0[...] } == width && root["height"] == "\(2 * rows * 88)")
        let pictures = elements("svg", in: root)
        #expect(pictures.count == 20 && pictures.allSatisfy { $0["width"] == "44" })
        let places = Set(pictures.compactMap { $0["x"].flatMap { Double($0) } }).sorted()
        #expect(places.count == columns)
        #expect(places[0] + places[columns - 1] + 44 == Double(width), "the margins are of one size")
    }
}

@Test(.takesTurns) func `a cover of another width distributes eleven glyphs evenly over its rows`() async throws {
    let names = (0..<11).map { "g\($0)" }
    let made = try await build(
        "cover=\"\(names.joined(separator: " "))\" cover-widths=\"940\"", names: names)
    let root = try XMLReader.read(SourceFile(path: "cover.svg", bytes: made.files[2].bytes), limits: .manifest).root
    #expect(Set(elements("svg", in: root).map { $0["x"] }).count == 6)
}

@Test(.takesTurns) func `the attribute cover-widths without a cover is an error`() async throws {
    let made = try await build("cover-widths=\"484\"", names: ["a"])
    #expect(made.findings.diagnostics.filter { $0.severity == .error }.map(\.id) == ["missing-attribute"])
    #expect(made.files.isEmpty)
}
