import Foundation
import GlyphModel
import GlyphReview
import PathGeometry
import SemanticColor
import SetSupport
import Testing

/// What the document of a sheet says about changes.
private struct ChangedSheet: Decodable {
    struct Glyph: Decodable { var name: String, pictures: [Picture], change: Change? }
    struct Picture: Decodable { var drawing: Int, paints: [Int] }
    struct Change: Decodable { var kind: String, words: [String], from: String?, before: [Former]? }
    struct Former: Decodable {
        var appearances: [Int], drawing: Int, paints: [Int], removed: [Int]?, added: [Int]?, recolored: [Int]?
    }
    struct Changes: Decodable { var against: String, words: String, colors: [ColorChange], removed: [Removed] }
    struct ColorChange: Decodable { var name: String, kind: String, words: String, before: [Value]? }
    struct Value: Decodable { var appearances: [Int], value: String, caption: String }
    struct Removed: Decodable { var name: String, background: Int?, pictures: [Former] }
    struct Paint: Decodable { var colors: [Int], name: String }
    struct Background: Decodable { var name: String, first: Int, colors: [String] }
    struct PaletteColor: Decodable { var name: String, captions: [String] }

    var glyphs: [Glyph], changes: Changes?, contours: [String], paints: [Paint], colors: [String]
    var backgrounds: [Background], palette: [PaletteColor]

    init(_ sets: ChangedSets, against: String = "main") async throws {
        let comparison = await SetComparison(from: sets.old, to: sets.new)
        let sheet = ReviewSheet(sets.new, since: EarlierState(against, comparison))
        self = try JSONDecoder().decode(ChangedSheet.self, from: Data(sheet.data.utf8))
    }

    func change(of name: String) throws -> Change {
        try #require(glyphs.first { $0.name == name }?.change, "\(name) has not changed")
    }

    /// The colour of a paint on the first background in light.
    func light(_ paint: Int) -> String { colors[paints[paint].colors[0]] }

    /// The area of some contours, as a path.
    func area(_ contours: [Int]?) throws -> Path {
        try Path(svg: (contours ?? []).map { self.contours[$0] }.joined())
    }
}

private func glyph(_ name: String, _ area: String, on background: String) -> GlyphAsset {
    GlyphSets.glyph(name, { $0.audit.backgrounds = [background] }) { _ in [GlyphSets.layer(area, "label")] }
}

@Suite struct SheetChangesTests {
    @Test func `each kind of change is at its glyph`() async throws {
        let sheet = try await ChangedSheet(.everyKind)
        #expect(
            sheet.glyphs.map { $0.change?.kind ?? "" } == ["", "changed", "changed", "recolored", "renamed", "added"])
        #expect(try sheet.change(of: "after").from == "before")
        let words = try ["shape", "tint", "brand", "after", "came"].map { try sheet.change(of: $0).words }
        #expect(
            words == [
                ["shape, 44 % of the picture, in light and dark"], ["colour, 100 % of the picture, in light and dark"],
                ["its colour brand has changed, in light and dark"], ["was before"], [],
            ])
        let changes = try #require(sheet.changes)
        #expect(changes.against == "main" && changes.removed.map(\.name) == ["gone"])
        #expect(
            changes.words
                == "2 changed, 1 renamed, 1 added, 1 removed, 1 colour changed in 1 asset, 1 colour renamed, 1 unchanged"
        )
    }

    @Test func `a changed glyph has its former picture with the areas that differ`() async throws {
        let sheet = try await ChangedSheet(.everyKind)
        let shape = try sheet.change(of: "shape").before ?? []
        // One picture for all appearances.
        #expect(shape.map(\.appearances) == [Array(0..<8)])
        // The square of 16 is one of 12 now.
        #expect(abs(try sheet.area(shape[0].removed).area - (256 - 144)) < 0.1)
        #expect(shape[0].added == nil && shape[0].recolored == nil)
        #expect(shape[0].drawing == sheet.glyphs[0].pictures[0].drawing)
        let tint = try sheet.change(of: "tint").before ?? []
        #expect(tint.count == 1 && tint[0].removed == nil && tint[0].added == nil)
        #expect(abs(try sheet.area(tint[0].recolored).area - 256) < 0.1)
        #expect(sheet.light(tint[0].paints[0]) == "#000000")
        // Nothing else has a former picture.
        for name in ["after", "came"] { #expect(try sheet.change(of: name).before == nil) }
    }

    @Test func `former pictures are in the colours of the former palette`() async throws {
        let sheet = try await ChangedSheet(.everyKind)
        let brand = try #require(sheet.glyphs.first { $0.name == "brand" })
        let former = try #require(brand.change?.before?.first)
        #expect(former.drawing == brand.pictures[0].drawing)
        #expect(sheet.light(former.paints[0]) == "#14479E" && sheet.light(brand.pictures[0].paints[0]) == "#7A1F5C")
        #expect(sheet.paints[former.paints[0]].name == "brand")
        // A colour with the same values as before is the same paint.
        let shape = try #require(sheet.glyphs.first { $0.name == "shape" })
        #expect(shape.change?.before?.first?.paints == shape.pictures[0].paints)
    }

    @Test func `changed colours have their former values, and are in the palette`() async throws {
        let changes = try #require(try await ChangedSheet(.everyKind).changes)
        #expect(
            changes.colors.map(\.name) == ["brand", "two"] && changes.colors.map(\.kind) == ["changed", "renamed"])
        #expect(changes.colors.map(\.words) == ["changed, seen in 1 asset", "was one, with the same values"])
        #expect(changes.colors[0].before?.map(\.caption) == ["#14479E"])
        #expect(changes.colors[0].before?.first?.appearances == Array(0..<8) && changes.colors[1].before == nil)

        var sets = ChangedSets([], [])
        (sets.old, sets.new) = (
            GlyphSets.set([], colors: ["old": GlyphSets.color("#102030", dark: "#405060")]),
            GlyphSets.set([], colors: ["new": GlyphSets.color("#708090", dark: nil)])
        )
        let sheet = try await ChangedSheet(sets)
        // No glyph uses them.
        #expect(sheet.changes?.colors.map(\.kind) == ["added", "removed"])
        #expect(sheet.palette.map(\.name) == ["new"])
        #expect(sheet.changes?.colors.last?.before?.map(\.caption) == ["#102030", "#405060"])
    }

    @Test func `a shape whose colour has changed, too, has both in its words`() async throws {
        func set(_ color: String, _ area: String) -> GlyphSet {
            GlyphSets.set(
                [GlyphSets.glyph("a", area, tint: "brand")], colors: ["brand": GlyphSets.color(color, dark: nil)])
        }
        var sets = ChangedSets([], [])
        (sets.old, sets.new) = (set("#14479E", "M4 4H20V20H4Z"), set("#7A1F5C", "M4 4H20V16H4Z"))
        let change = try await ChangedSheet(sets).change(of: "a")
        #expect(
            change.words == ["shape, 25 % of the picture, in light and dark", "its colour brand has changed, too"])
        // What only has another colour is no part of the difference.
        #expect(change.before?.first?.recolored == nil && change.before?.first?.removed != nil)
    }

    @Test func `a glyph that is renamed and in other colours has both changes`() async throws {
        func set(_ name: String, _ color: String) -> GlyphSet {
            GlyphSets.set(
                [GlyphSets.glyph(name, "M4 4H20V20H4Z", tint: "brand")],
                colors: ["brand": GlyphSets.color(color, dark: nil)])
        }
        var sets = ChangedSets([], [])
        (sets.old, sets.new) = (set("a", "#14479E"), set("z", "#7A1F5C"))
        let change = try await ChangedSheet(sets).change(of: "z")
        #expect(change.kind == "renamed" && change.before?.count == 1)
        #expect(change.words == ["was a", "its colour brand has changed, in light and dark"])
    }

    @Test func `a removed glyph is on the background that it was made for`() async throws {
        let (kept, gone) = (GlyphSets.glyph("a", "M4 4H20V20H4Z"), glyph("gone", "M6 6H18V12H6Z", on: "brand"))
        var sets = ChangedSets([kept, gone], [kept])
        sets.old.palette.define("brand", as: GlyphSets.color("#102030", dark: nil))
        sets.old.ownRoles = ["brand"]
        let sheet = try await ChangedSheet(sets)
        let removed = try #require(sheet.changes?.removed.first)
        #expect(removed.name == "gone" && removed.pictures.map(\.appearances) == [Array(0..<8)])
        let background = sheet.backgrounds[try #require(removed.background)]
        #expect(background.name == "brand" && background.colors.first == "#102030")
    }

    @Test func `without an earlier state there are no changes, and with the same one none are listed`() async throws {
        let set = GlyphSets.set([GlyphSets.glyph("a", "M4 4H20V20H4Z")])
        #expect(!ReviewSheet(set).data.contains("\"change"))
        var sets = ChangedSets([], [])
        (sets.old, sets.new) = (set, set)
        let sheet = try await ChangedSheet(sets)
        let changes = try #require(sheet.changes)
        #expect(changes.words == "1 unchanged" && changes.colors.isEmpty && changes.removed.isEmpty)
        #expect(sheet.glyphs[0].change == nil)
    }

    @Test func `names of glyphs and of the earlier state cannot end the document`() async throws {
        let name = "</script><b>"
        let sets = ChangedSets([GlyphSets.glyph(name, "M4 4H20V20H4Z")], [])
        #expect(try await ChangedSheet(sets, against: name).changes?.against == name)
        let comparison = await SetComparison(from: sets.old, to: sets.new)
        let html = ReviewSheet(sets.new, since: EarlierState(name, comparison)).html
        #expect(!html.contains("<b>") && !html.contains("{{") && !html.contains("<link") && !html.contains("src="))
    }
}
