import GlyphFormats
import GlyphModel
import GlyphReview
import Markup
import SemanticColor
import SetSupport
import Testing

/// A sheet with options, of a set whose glyphs are rings in light and discs in dark.
private func files(_ options: [String: String], names: [String]) throws(Findings) -> [AssetFile] {
    let disc = "M12 2A10 10 0 0 1 12 22A10 10 0 0 1 12 2Z"
    let hole = "M12 4A8 8 0 0 0 12 20A8 8 0 0 0 12 4Z"
    let set = GlyphSets.set(
        names.map { name in
            GlyphSets.glyph(name) { [GlyphSets.layer($0.style == .dark ? disc : disc + hole, "label")] }
        })
    return try AssetFormat.preview.files(
        set, Export(format: "preview", options: options, location: GlyphSets.place))
}

/// The diagnostics with which the export of a sheet fails.
private func faults(_ options: [String: String], names: [String]) throws -> [Diagnostic] {
    let found = #expect(throws: Findings.self) { try files(options, names: names) }
    return try #require(found).diagnostics
}

private func root(_ file: AssetFile) throws -> Element {
    try XMLReader.read(SourceFile(path: file.path, bytes: file.bytes), limits: .manifest).root
}

private func elements(_ name: String, in element: Element) -> [Element] {
    element.children.flatMap { ($0.name == name ? [$0] : []) + elements(name, in: $0) }
}

@Suite struct ReviewCoverTests {
    @Test func `a cover shows each asset in light and in dark`() throws {
        let files = try files(["cover": "a c"], names: ["a", "b", "c"])
        #expect(files.map(\.path) == ["index.html", "cover.svg"])
        let pictures = elements("svg", in: try root(try #require(files.last)))
        #expect(pictures.map { $0["x"] } == ["44", "132", "44", "132"])
        #expect(
            pictures.map { elements("path", in: $0).map { $0["fill"] } } == [
                ["#000000"], ["#000000"], ["#FFFFFF"], ["#FFFFFF"],
            ])
        // Hollow in light, solid in dark.
        let contours = pictures.map { elements("path", in: $0).first?["d"]?.split(separator: "z").count }
        #expect(contours == [2, 2, 1, 1])
    }

    @Test func `a cover of eleven glyphs has two rows of pairs`() throws {
        let names = (0..<11).map { "g\($0)" }
        let files = try files(["cover": names.joined(separator: " ")], names: names)
        let root = try root(try #require(files.last))
        #expect(root["viewBox"] == "0 0 924 352")
        #expect(elements("svg", in: root).count == 22)
    }

    @Test func `a cover with an unknown asset is an error`() throws {
        let faults = try faults(["cover": "a heard"], names: ["a", "heart"])
        let fault = try #require(faults.first)
        #expect(faults.count == 1 && fault.severity == .error && fault.id == "unknown-asset")
        #expect(fault.hint == "did you mean 'heart'?" && fault.location == GlyphSets.place)
    }

    @Test func `further widths have the same glyphs in fewer columns`() throws {
        let names = (0..<10).map { "g\($0)" }
        let cover = names.joined(separator: " ")
        let usual = try files(["cover": cover], names: names)
        let files = try files(["cover": cover, "cover-widths": "484 440 9999 100 484"], names: names)
        #expect(files.map(\.path) == usual.map(\.path) + [484, 440, 9999, 100].map { "cover-\($0).svg" })
        #expect(Array(files.prefix(2)) == usual)
        for (file, columns) in zip(files.dropFirst(2), [5, 4, 10, 1]) {
            let root = try root(file)
            let width = try #require(file.path.firstMatch(of: /[0-9]+/)).output
            let rows = (10 + columns - 1) / columns
            #expect(root["width"].map { $0[...] } == width && root["height"] == "\(2 * rows * 88)")
            let pictures = elements("svg", in: root)
            #expect(pictures.count == 20 && pictures.allSatisfy { $0["width"] == "44" })
            let places = Set(pictures.compactMap { $0["x"].flatMap { Double($0) } }).sorted()
            #expect(places.count == columns)
            let (first, last) = (try #require(places.first), try #require(places.last))
            #expect(first + last + 44 == Double(width), "the margins are of one size")
        }
    }

    @Test func `a cover of another width distributes eleven glyphs evenly over its rows`() throws {
        let names = (0..<11).map { "g\($0)" }
        let files = try files(["cover": names.joined(separator: " "), "cover-widths": "940"], names: names)
        let root = try root(try #require(files.last))
        #expect(root["width"] == "940" && Set(elements("svg", in: root).map { $0["x"] }).count == 6)
    }

    @Test func `the attribute cover-widths without a cover is an error`() throws {
        let faults = try faults(["cover-widths": "484"], names: ["a"])
        #expect(faults.map(\.id) == ["missing-attribute"] && faults.map(\.severity) == [.error])
    }
}
