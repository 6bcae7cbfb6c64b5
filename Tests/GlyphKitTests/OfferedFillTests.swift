import Foundation
import GlyphModel
import Markup
import PathGeometry
import Support
import Testing

@testable import GlyphDerivation
@testable import GlyphKit

/// A sheet offers other fills for every fill that was derived, and marks the one that the manifest states.
@Suite(.takesTurns) struct OfferedFillTests {
    private static let box = PlainDrawing.svg(
        "<path fill=\"none\" stroke=\"#000\" stroke-width=\"2\" d=\"M4 3H20V21H4ZM4 9H20\"/>")
    private static let ring = PlainDrawing.svg(
        "<path fill=\"none\" stroke=\"#000\" stroke-width=\"2\" "
            + "d=\"M4 3H20V21H4ZM8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z\"/>")
    private static let drawings = [
        "triple.svg": "<path fill=\"none\" stroke=\"#000\" stroke-width=\"2\" d=\"M2 3H22V21H2ZM7 3V21M17 3V21\"/>",
        "pair.svg": "<g fill=\"none\" stroke=\"#000\" stroke-width=\"2\"><path id=\"left\" d=\"M2 6H10V18H2Z\"/>"
            + "<path d=\"M14 6H22V18H14Z\"/></g>",
        "box.svg": box, "ring.svg": ring, "ruler.svg": UncertainDrawings.ruler, "disc.svg": UncertainDrawings.disc,
        "plus.svg": "<path fill=\"none\" stroke=\"#000\" stroke-width=\"2\" d=\"M4 12H20M12 4V20\"/>",
        "film.svg": box.replacing("<svg", with: "<svg data-form=\"fill\""),
    ]

    private typealias Picture = GlyphAsset.Rendition

    private func build(
        _ glyphs: String, root: String = "", isReviewed: Bool = true, drawings: [String: String] = Self.drawings
    ) async throws -> Build {
        let exports = "<export format=\"svg\"/>" + (isReviewed ? "<export format=\"preview\"/>" : "")
        let set = InMemory("<glyphs version=\"1\" dark=\"fill\" \(root)>\(glyphs)\(exports)</glyphs>", drawings)
        let build = try await set.read().build(from: set.source) { $0.jobs = 2 }
        #expect(!build.findings.containErrors, "\(build.findings)")
        return build
    }

    /// The last picture of an asset, which is for dark appearances.
    private func dark(_ build: Build, _ name: String) throws -> Picture {
        try #require(build.set.assets.first { $0.name == name }?.pictures.last)
    }

    private func dark(_ glyph: String, root: String = "") async throws -> Picture {
        let build = try await build(glyph, root: root)
        return try #require(build.set.assets.first?.pictures.last)
    }

    private func overlap(_ one: Drawing, _ other: Drawing) -> Double {
        let looks = [one, other].map { SampleGrid($0.layers.map(\.path), in: $0.viewBox) }
        return looks[0].overlap(with: looks[1])
    }

    // MARK: - All of them

    /// Of the icon sample: the glyphs that have as many alternatives are built again, each with the same one stated.
    @Test func `a manifest that states an alternative shows it and marks it as chosen`() async throws {
        let files = IconSet.sample.flatMap { set in set.outlines.map { (set.name, $0) } }
        var drawings: [String: String] = [:]
        for (number, file) in Long.cases(files, oneIn: 7).enumerated() {
            let source = try SourceFile.read(path: file.1.path)
            drawings["g\(number).svg"] = String(decoding: source.bytes, as: UTF8.self)
        }
        #expect(drawings.count > 40)
        func build(_ lines: [(name: String, line: String)]) async throws -> [String: Picture] {
            let glyphs = lines.map { name, line in
                line.hasPrefix("<") ? "<glyph name=\"\(name)\">\(line)</glyph>" : "<glyph name=\"\(name)\" \(line)/>"
            }
            let build = try await self.build(
                glyphs.joined(separator: "\n"), root: "relatives=\"none\"", drawings: drawings)
            return try Dictionary(uniqueKeysWithValues: lines.map { ($0.name, try dark(build, $0.name)) })
        }
        let names = drawings.keys.map { String($0.dropLast(4)) }.sorted()
        let fresh = try await build(names.map { ($0, "") })
        let offered = fresh.filter { !$0.value.alternatives.isEmpty }
        #expect(offered.count > names.count / 3)
        #expect(offered.values.allSatisfy { $0.chosen == 0 && $0.alternatives[0].drawing == $0.drawing })
        #expect(fresh.values.allSatisfy { $0.alternatives.isEmpty == ($0.chosen == nil) })
        for round in 1..<8 {
            let lines = offered.filter { $0.value.alternatives.count > round }.map { name, picture in
                (name: name, line: picture.alternatives[round].manifest ?? "")
            }.sorted { $0.name < $1.name }
            if lines.isEmpty { break }
            #expect(lines.allSatisfy { !$0.line.isEmpty })
            let stated = try await build(lines)
            for (name, line) in lines {
                let (before, after) = (try #require(offered[name]), try #require(stated[name]))
                let match = overlap(after.drawing, before.alternatives[round].drawing)
                #expect(match > 0.985, "\(name): \(line) gives another picture (\(match))")
                #expect(after.chosen == round, "\(name): \(line)")
                #expect(after.alternatives.map(\.manifest) == before.alternatives.map(\.manifest), "\(name): \(line)")
                #expect(after.alternatives[0].drawing.layers == before.drawing.layers, "\(name): \(line)")
            }
        }
    }

    @Test func `every fill of our glyphs has alternatives where they are requested`() async throws {
        let manifest = try Manifest.read(at: OurGlyphs.folder.appending(path: "manifest.xml").path).manifest
        let some = Set(Long.cases(manifest.glyphs.map(\.name), oneIn: 5))
        let build = await manifest.build(from: .folder(OurGlyphs.folder.path)) {
            ($0.isReviewed, $0.isShown, $0.jobs) = (true, true, 2)
            $0.selection = NameSelection(some.sorted())
        }
        #expect(!build.findings.containErrors, "\(build.findings)")
        var count = 0
        for asset in build.set.assets {
            for picture in asset.pictures where picture.form == .fill && asset.name == asset.entry.name {
                count += 1
                // A fill that a person drew, and one that is its outline, have none.
                let light = try #require(asset.pictures.first)
                let isDerived = asset.entry.drawnVariants.isEmpty && asset.entry.darkSource == nil
                if isDerived, overlap(light.drawing, picture.drawing) < 0.9 {
                    #expect(picture.alternatives.count > 1 && picture.chosen != nil, "\(asset.name)")
                    #expect(picture.alternatives.first?.manifest == "")
                }
            }
        }
        #expect(count > 10)
    }

    @Test func `a build without review has no alternatives and the same files`() async throws {
        let glyphs =
            "<glyph name=\"box\" variants=\"fill slash.fill\"/><glyph name=\"ring\" rings=\"clear\"/>"
            + "<glyph name=\"ruler\"><appearance style=\"dark\" form=\"outline\"/></glyph>"
        let (plain, shown) = (try await build(glyphs, isReviewed: false), try await build(glyphs))
        #expect(plain.set.assets.flatMap(\.pictures).allSatisfy { $0.alternatives.isEmpty && $0.chosen == nil })
        #expect(plain.files == shown.files.filter { $0.path.hasPrefix("svg/") })
        #expect(plain.report.uncertainFills == shown.report.uncertainFills)
        #expect(shown.set.assets.flatMap(\.pictures).filter { !$0.alternatives.isEmpty }.count == 7)
    }

    // MARK: - Without what the element states

    @Test func `the first alternative is the fill without what the glyph states`() async throws {
        let plain = try await dark("<glyph name=\"ring\"/>")
        for (own, children) in [
            ("rings=\"clear\"", ""), ("fill-style=\"silhouette\"", ""), ("", "<part at=\"12 12\" fill=\"solid\"/>"),
            ("uncertain-fill=\"take\"", ""), ("allow=\"doubtful-fill\"", ""),
            ("", "<appearance style=\"dark\" form=\"outline\"/>"),
        ] {
            let picture = try await dark("<glyph name=\"ring\" \(own)>\(children)</glyph>")
            #expect(picture.alternatives.first?.manifest == "", "\(own)\(children)")
            #expect(picture.alternatives.first?.drawing.layers == plain.drawing.layers, "\(own)\(children)")
            let texts = picture.alternatives.map(\.text)
            #expect(texts.starts(with: plain.alternatives.map(\.text)), "\(own)\(children)")
            let chosen = try #require(picture.chosen)
            #expect(picture.alternatives[chosen].drawing == picture.drawing, "\(own)\(children)")
        }
        #expect(plain.alternatives[0].text == "as derived")
    }

    @Test func `what groups and elements state stays`() async throws {
        let clear = try await dark("<glyph name=\"ring\" rings=\"clear\"/>")
        let inherited = try await dark(
            "<group name=\"g\" rings=\"clear\"><glyph name=\"ring\" rings=\"fill\"/></group>")
        #expect(inherited.alternatives[0].drawing.layers == clear.drawing.layers)
        let chosen = try #require(inherited.chosen)
        #expect(inherited.alternatives[chosen].manifest == "rings=\"fill\"")
        let line = "<part select=\"#left\" fill=\"line\"/>"
        let build = try await build(
            "<glyph name=\"pair\">\(line)<part at=\"18 12\" fill=\"line\"/></glyph>"
                + "<glyph name=\"twin\" source=\"pair.svg\">\(line)</glyph>")
        let (pair, twin) = (try dark(build, "pair"), try dark(build, "twin"))
        #expect(pair.drawing.ink(6, 12) == 0 && pair.drawing.ink(18, 12) == 0)
        #expect(twin.drawing.ink(6, 12) == 0 && twin.drawing.ink(18, 12) == 1)
        #expect(pair.alternatives.first?.drawing.layers == twin.drawing.layers && pair.chosen != 0)
    }

    @Test func `what a pattern states is not the glyph's own statement`() async throws {
        let picture = try await dark("<glyph source=\"ri*.svg\" rings=\"clear\"/>")
        #expect(picture.chosen == 0 && picture.alternatives[0].drawing == picture.drawing)
        #expect(!picture.alternatives.contains { $0.manifest == "rings=\"clear\"" })
    }

    @Test func `a statement that is none of the alternatives is the last one`() async throws {
        let picture = try await dark(
            "<glyph name=\"triple\"><part at=\"4.5 12\" fill=\"line\"/></glyph>")
        let last = try #require(picture.alternatives.last)
        #expect(last.manifest == nil && last.text == "as stated" && last.drawing == picture.drawing)
        #expect(picture.chosen == picture.alternatives.count - 1)
        #expect(picture.alternatives.dropLast().allSatisfy { $0.manifest != nil })
    }

    @Test func `a statement that changes nothing leaves the fill chosen`() async throws {
        #expect(try await dark("<glyph name=\"box\" handles=\"loop\"/>").chosen == 0)
        #expect(try await dark("<glyph name=\"box\" uncertain-fill=\"take\"/>").chosen == 0)
    }

    /// Measures are no choice among fills.
    @Test func `the inset that a glyph states is part of all of its alternatives`() async throws {
        let plain = try await dark("<glyph name=\"ring\" inset=\"1\"/>")
        let stated = try await dark("<glyph name=\"ring\" inset=\"1\" rings=\"clear\"/>")
        #expect(stated.alternatives[0].drawing.layers == plain.drawing.layers && stated.chosen != 0)
        #expect(stated.alternatives.map(\.manifest).starts(with: plain.alternatives.map(\.manifest)))
    }

    // MARK: - The outline

    @Test func `a glyph whose outline is stated offers its fills`() async throws {
        let stated = "<appearance style=\"dark\" form=\"outline\"/>"
        for (name, inside) in [("box", stated), ("disc", stated)] {
            let picture = try await dark("<glyph name=\"\(name)\">\(inside)</glyph>")
            let fill = try await dark("<glyph name=\"\(name)\"/>")
            #expect(picture.form == .outline && picture.alternatives[0].drawing.layers == fill.drawing.layers)
            let chosen = try #require(picture.chosen)
            #expect(picture.alternatives[chosen].manifest == stated && picture.alternatives[chosen].text == "outline")
        }
    }

    /// A variant has the form of its name, whatever is stated for an appearance.
    @Test func `the outline is offered where an appearance decides the form`() async throws {
        let build = try await build("<glyph name=\"ring\" variants=\"fill slash slash.fill\"/>")
        func offersOutline(_ name: String) throws -> [Bool] {
            try #require(build.set.assets.first { $0.name == name }).pictures.map { picture in
                picture.alternatives.contains { $0.text == "outline" }
            }
        }
        #expect(try offersOutline("ring") == [false, true] && offersOutline("ring.slash") == [false, true])
        #expect(try offersOutline("ring.fill") == [false, false])
        #expect(try offersOutline("ring.slash.fill") == [false, false])
        #expect(try dark(build, "ring.fill").alternatives.count > 1)
        #expect(try dark(build, "ring.slash.fill").alternatives.count > 1)
    }

    @Test(arguments: [
        ("outline", "", 0), ("alternative", "", 0), ("outline", "uncertain-fill=\"take\"", 1),
        ("alternative", "uncertain-fill=\"take\"", 1), ("alternative", "uncertain-fill=\"alternative\"", 0),
    ])
    func `a policy for uncertain fills decides which one is first`(
        policy: String, own: String, chosen: Int
    ) async throws {
        let picture = try await dark("<glyph name=\"ruler\" \(own)/>", root: "uncertain-fill=\"\(policy)\"")
        #expect(picture.chosen == chosen && picture.alternatives[1].manifest == "uncertain-fill=\"take\"")
        #expect(picture.alternatives[1].text == "as derived" && picture.alternatives[0].text != "as derived")
        #expect(picture.alternatives.count <= 7)
    }

    // MARK: - None

    @Test func `a glyph with nothing to fill has no alternatives`() async throws {
        let build = try await build("<glyph name=\"plus\"/><glyph name=\"film\"/><glyph name=\"box\"/>")
        for asset in build.set.assets {
            for picture in asset.pictures {
                let isFilled = asset.name == "box" && picture.form == .fill
                #expect(picture.alternatives.isEmpty == !isFilled, "\(asset.name)")
            }
        }
    }

    @Test func `a glyph whose fill is drawn by hand has no alternatives`() async throws {
        let picture = try await dark(
            "<glyph name=\"box\" variants=\"fill\"><variant name=\"fill\" source=\"disc.svg\"/></glyph>")
        #expect(picture.alternatives.isEmpty && picture.chosen == nil)
    }

    /// A certain fill is offered others, and needs no review.
    @Test func `the limit of uncertainty changes the report and not the alternatives`() async throws {
        let (low, high) = (
            try await build("<glyph name=\"ring\"/>", root: "uncertainty=\"0\""),
            try await build("<glyph name=\"ring\"/>", root: "uncertainty=\"1\"")
        )
        #expect(low.report.uncertainFills == 1 && high.report.uncertainFills == 0)
        let lines = try [low, high].map { try dark($0, "ring").alternatives.map(\.manifest) }
        #expect(lines[0] == lines[1] && lines[0].count > 2)
    }
}
