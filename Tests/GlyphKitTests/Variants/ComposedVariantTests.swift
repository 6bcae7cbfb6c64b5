import Markup
import PathGeometry
import SemanticColor
import SetSupport
import Synchronization
import Testing

@testable import GlyphDerivation
@testable import GlyphKit

/// A bar under the ink, as thick as the glyph's lines, with as much space above it.
private let underline = Derivation("underline", at: .mark) { picture, context throws(Findings) in
    guard let pen = try context.pen(), let ink = Path(picture.layers.flatMap(\.path.subpaths)).bounds
    else { return picture }
    var picture = picture
    let y = picture.viewBox.maxY - pen.width
    picture.cut(bar(ink.minX - pen.width, y - pen.width, ink.maxX + pen.width, picture.viewBox.maxY), context.tolerance)
    picture.add(bar(ink.minX, y, ink.maxX, picture.viewBox.maxY), as: "underline")
    return picture
}

/// A square around the picture, which grows by it; solid with the picture cut out of it where it takes the fill.
private let frame = Derivation("frame", at: .enclosure, formInside: { _ in .outline }) {
    picture, context throws(Findings) in
    let (inner, outer) = (picture.viewBox.insetBy(-2), picture.viewBox.insetBy(-4))
    let length = context.tolerance.length(in: outer.extent)
    var body = bar(outer.minX, outer.minY, outer.maxX, outer.maxY)
    let hole =
        context.form == .fill
        ? Path.union(ofNonNegative: picture.layers.map(\.path), tolerance: length)
        : bar(inner.minX, inner.minY, inner.maxX, inner.maxY)
    body = body.combined(with: hole, by: .difference, tolerance: length)
    var framed = DerivedDrawing(layers: picture.layers, viewBox: outer)
    framed.add(body, as: "frame")
    if context.form == .fill { framed.layers.removeFirst(picture.layers.count) }
    return framed
}

private func bar(_ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) -> Path {
    Path(polygon: [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)])
}

/// Without the steps that there are: these are tested by themselves.
private let forms = Array(Derivation.all.prefix(2))
private let toys = forms + [underline, frame]
private let box = #"<rect x="4" y="4" width="16" height="12" fill="none" stroke="currentColor" stroke-width="2"/>"#

/// The result of a glyph with some variants.
private func made(
    _ variants: [String], of drawing: String = box, among derivations: [Derivation] = toys,
    _ change: (inout GlyphEntry) -> Void = { _ in }
) throws -> (pictures: [String: GlyphAsset], names: [String], diagnostics: [Diagnostic]) {
    let text = #"<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 24 24">\#(drawing)</svg>"#
    var entry = GlyphEntry(name: "box", source: "box.svg", location: GlyphSets.place)
    entry.settings.geometry.variants = variants
    change(&entry)
    let glyph = try GlyphReader.read(SourceFile(path: "box.svg", text: text), name: "box").glyph
    let result = AssetRequest(
        entry, glyphs: ["box.svg": glyph], palette: .system(.ios26), derivations: derivations
    ).makeAssets()
    return (
        Dictionary(uniqueKeysWithValues: result.assets.map { ($0.name, $0) }), result.assets.map(\.name),
        result.diagnostics.filter { $0.severity > .info }
    )
}

extension GlyphAsset {
    fileprivate func ink(_ x: Double, _ y: Double, _ appearance: Appearance = .light) -> Double? {
        pictures.first { $0.appearance == appearance }?.drawing.ink(x, y)
    }
}

@Suite struct ComposedVariantTests {
    @Test func twoStepsComposeWithTheFillAndWithEachOther() throws {
        let names = ["underline", "underline.fill", "frame", "frame.fill", "underline.frame", "underline.frame.fill"]
        let made = try made(names)
        #expect(made.diagnostics.isEmpty && made.names == ["box"] + names.map { "box." + $0 })
        let pictures = made.pictures
        // The middle of the box, its outline, the bar, between bar and frame, the frame.
        let points = [Point(12, 10), Point(12, 4), Point(12, 23), Point(2, 23), Point(-3, 12)]
        let expected = [
            "box": [0, 1, 0, 0, 0], "box.underline": [0, 1, 1, 0, 0], "box.underline.fill": [1, 1, 1, 0, 0],
            "box.frame": [0, 1, 0, 0, 1], "box.frame.fill": [1, 0, 1, 1, 1], "box.underline.frame": [0, 1, 1, 0, 1],
            "box.underline.frame.fill": [1, 0, 0, 1, 1],
        ]
        for (name, inks) in expected {
            #expect(points.map { pictures[name]?.ink($0.x, $0.y) ?? -1 } == inks.map(Double.init), "\(name)")
        }
        #expect(pictures["box.underline.frame.fill"]?.pictures.map(\.form) == [.fill, .fill])
        let set = GlyphSet(assets: made.names.compactMap { pictures[$0] }, palette: .system(.ios26))
        #expect(set.violations.isEmpty, "\(set.violations)")
    }

    @Test func stepsAreDerivedInTheOrderOfTheListAndNotOfTheName() throws {
        func order(_ derivations: [Derivation], _ name: String) throws -> [String] {
            let seen = Mutex<[String]>([])
            let spies = derivations.map { one in
                Derivation(one.word, at: one.place) { picture, _ in
                    seen.withLock { $0.append(one.word) }
                    return picture
                }
            }
            let made = try made([name], among: forms + spies) { $0.settings.geometry.appearances = [.light] }
            #expect(made.diagnostics.isEmpty, "\(made.diagnostics)")
            return seen.withLock { $0 }
        }
        #expect(try order([underline, frame], "underline.frame.fill") == ["underline", "frame"])
        #expect(try order([frame, underline], "underline.frame.fill") == ["frame", "underline"])
    }

    @Test func `a step that several variants share is derived once`() throws {
        let count = Mutex(0)
        let spy = Derivation("underline", at: .mark) { picture, _ in
            count.withLock { $0 += 1 }
            return picture
        }
        let names = ["underline", "underline.frame", "underline.frame.fill", "underline.outline", "underline.fill"]
        let made = try made(names, among: forms + [spy, frame]) {
            $0.settings.geometry.appearances = [.light, .dark, .lightHigh, .darkHigh]
            $0.settings.geometry.dark = .fill
        }
        #expect(made.names.count == 6 && made.diagnostics.isEmpty)
        #expect(count.withLock { $0 } == 2, "once on the outline, once on the filled form")
    }

    @Test func aVariantWithoutAFormFollowsTheAppearance() throws {
        let made = try made(["underline", "frame", "underline.outline"]) { $0.settings.geometry.dark = .fill }
        #expect(
            made.pictures["box.underline"]?.ink(12, 10) == 0 && made.pictures["box.underline"]?.ink(12, 10, .dark) == 1)
        #expect(made.pictures["box.underline.outline"]?.ink(12, 10, .dark) == 0)
        // In dark the frame is solid, not the box in it.
        #expect(
            made.pictures["box.frame"]?.ink(12, 4, .dark) == 0 && made.pictures["box.frame"]?.ink(-3, 12, .dark) == 1)
        #expect(made.pictures["box.frame"]?.pictures.map(\.form) == [.outline, .fill])
    }

    @Test func `a step that enlarges the view box keeps the scale of the picture`() throws {
        let picture = try #require(try made(["frame"]).pictures["box.frame"]?.pictures.first?.drawing)
        #expect(picture.viewBox == Rect(x: -4, y: -4, width: 32, height: 32))
        #expect(picture.width == 64 && picture.height == 64, "the box is drawn at two pixels to the unit")
    }

    @Test func `a layer override can select what a step draws`() throws {
        let change: (inout GlyphEntry) -> Void = { entry in
            entry.layers = [
                LayerOverride(
                    selector: Selector([.type("underline")]), tint: "systemRed", location: GlyphSets.place)
            ]
        }
        let layers = try made(["underline"], change).pictures["box.underline"]?.pictures.first?.drawing.layers
        #expect(layers?.map(\.role) == ["label", "systemRed"])
        #expect(try made(["fill"], change).diagnostics.map(\.id) == ["selector-matches-nothing"])
    }

    /// As thick as the lines, whether they were drawn as lines or as areas.
    @Test func `a step draws with the line width of the glyph`() throws {
        let ring = #"<path d="M4 4H20V16H4Z M6 6V14H18V6Z" fill-rule="evenodd"/>"#
        for drawing in [box, ring] {
            let pictures = try made(["underline"], of: drawing).pictures
            #expect(
                pictures["box.underline"]?.ink(12, 22.2) == 1 && pictures["box.underline"]?.ink(12, 21.8) == 0,
                "\(drawing)")
        }
    }

    @Test func faultsOfAStepAreReported() throws {
        let broken = Derivation("underline", at: .mark) { _, context throws(Findings) in
            throw Findings([
                Diagnostic(.error, id: "too-thin", "a line is too thin", at: GlyphSets.place, hint: "widen it")
            ])
        }
        #expect(try made(["underline"], among: [.fill, broken]).diagnostics.map(\.id) == ["too-thin"])
        let clearing = Derivation("underline", at: .mark) { picture, _ in
            DerivedDrawing(layers: [], viewBox: picture.viewBox)
        }
        let diagnostics = try made(["underline"], among: [clearing]).diagnostics
        #expect(diagnostics.map(\.id) == ["empty-glyph"] && diagnostics[0].hint != nil)
        #expect(diagnostics[0].message == "nothing is left of 'box' after 'underline'")
    }

    @Test func `an unknown variant name is an error and does not stop the other variants`() throws {
        let made = try made(["triangle", "fill.underline", "fill"])
        #expect(made.names == ["box", "box.fill"])
        #expect(made.diagnostics.map(\.id) == ["unknown-variant", "unknown-variant"])
        #expect(
            made.diagnostics.map(\.hint) == [
                "a variant consists of outline, fill, underline, frame", "write 'underline.fill'",
            ])
    }

    /// The contract of a variant holds for every step: one that breaks it is caught before anything is written.
    @Test func `a step that reverses a contour violates the contract of variants`() throws {
        let turned = Derivation("underline", at: .mark) { picture, _ in
            var picture = picture
            picture.layers[0].path = Path(picture.layers[0].path.subpaths.map(\.reversed))
            return picture
        }
        let made = try made(["underline"], among: [turned])
        let set = GlyphSet(assets: made.names.compactMap { made.pictures[$0] }, palette: .system(.ios26))
        #expect(set.violations.map(\.id) == ["winding-against-nesting"])
        #expect(
            set.violations.first?.message.hasPrefix("'box.underline': ") == true && set.violations.first?.hint != nil)
    }
}
