import GlyphFormats
import GlyphModel
import GlyphReview
import Markup
import PathGeometry
import SemanticColor
import SetSupport

/// A set by hand, and an earlier state of it, whose sheet has each member that a document can have.
enum SheetSample {
    private static let location = SourceFile(path: "manifest.xml", bytes: []).location(at: 0)

    static let set: GlyphSet = {
        var set = GlyphSet(assets: [heart, book("book", 0), book("book-plus", 1), sunset], palette: .system(.ios26))
        set.title = "Sample"
        return set
    }()

    static var sheet: ReviewSheet {
        get async {
            ReviewSheet(set, context, since: EarlierState("main", await SetComparison(from: former, to: set)))
        }
    }

    /// Each kind of area differs in the heart, a book has another name, and a ring is removed with its background.
    private static var former: GlyphSet {
        var other = heart
        for index in other.pictures.indices {
            let dot = TintedLayer(path: path("M1 21H3V23H1Z"), paint: .role("label", opacity: 1))
            other.pictures[index].drawing = drawing([layer(3, "systemBlue"), dot])
        }
        var renamed = book("book-plus", 1)
        renamed.name = "book-more.solid"
        renamed.entry.name = "book-more"
        let ring = asset("ring", group: "Status") {
            $0.audit.backgrounds = ["brand"]
        } drawing: { _ in
            drawing([layer(10)])
        }
        var palette = Palette.system(.ios26)
        palette.define("brand", as: DynamicColor(.black))
        return GlyphSet(
            assets: [other, book("book", 0), renamed, sunset, ring], palette: palette, ownRoles: ["brand"])
    }

    static let context: RenderContext = {
        var context = RenderContext(exports: [Export(format: "android", location: location), Export(format: "web")])
        context.motifs = [["Objects/book", "Objects/book-plus"]]
        context.audit = { findings }
        context.subject = .catalog
        context.listedColors = [ListedColor(role: "systemRed", title: "Red", groups: ["System"])]
        context.unseen = [UnseenPart(path: "red/heart.pdf", reason: "a PDF is not drawn", entry: "heart")]
        return context
    }()

    /// About the set, about a colour, about two glyphs, and about a setting.
    private static var findings: [AuditFinding] {
        let pair = Diagnostic(
            .warning, id: "alike-in-dark", "they look alike", at: location, hint: "draw them apart", notes: ["a note"])
        var compared = AuditFinding(pair, glyph: "book")
        compared.comparedAssets = ["book.solid", "book-plus.solid"]
        let contrast = Diagnostic(.error, id: "contrast", "the contrast is too low", at: location)
        let settings = AuditSetting.all(on: ["systemBackground"], of: set.palette)
        let measures = settings.prefix(2).map { setting in
            AuditMeasure(
                setting: setting, asset: "heart", picture: .light, layer: 0, role: "systemRed", showsExactColor: true,
                ink: .white, ground: .white, ratio: 1, minimum: 3)
        }
        return [
            AuditFinding(Diagnostic(.info, id: "about-all", "the set is small")),
            AuditFinding(Diagnostic(.warning, id: "about-color", "the colour is faint"), color: "systemRed"), compared,
            AuditFinding(contrast, glyph: "heart", measures: measures),
        ]
    }

    // MARK: - The assets

    private static func triangle(_ number: Double) -> Path {
        var path = Path()
        path.move(to: Point(4 + number, 4))
        path.line(to: Point(20, 4))
        path.quadratic(Point(22, 12), to: Point(20, 20))
        path.close()
        return path
    }

    private static func drawing(_ layers: [TintedLayer], side: Double = 24) -> Drawing {
        Drawing(width: side, height: side, viewBox: Rect(x: 0, y: 0, width: side, height: side), layers: layers)
    }

    private static func layer(_ number: Double, _ role: ColorRole = "label") -> TintedLayer {
        TintedLayer(path: triangle(number), paint: .role(role, opacity: 1))
    }

    private static func asset(
        _ name: String, group: String, source: String? = nil, _ change: (inout GlyphSettings) -> Void = { _ in },
        drawing: (Appearance) -> Drawing
    ) -> GlyphAsset {
        var settings = GlyphSettings()
        change(&settings)
        let entry = GlyphEntry(
            name: name, source: source ?? name + ".svg", groups: [GroupName(group, isNamespace: group == "Objects")],
            location: location,
            settings: settings)
        let pictures = settings.geometry.appearances.map { appearance in
            GlyphAsset.Rendition(
                appearance: appearance, form: appearance.style == .dark ? .fill : .outline, tint: "label",
                drawing: drawing(appearance))
        }
        return GlyphAsset(name: name, entry: entry, pictures: pictures)
    }

    /// With a symbol, a title, tags, a drawing from right to left, and all that a glyph can state for the audit.
    private static var heart: GlyphAsset {
        var heart = asset("heart", group: "Status", source: "red/heart.svg") {
            $0.geometry.appearances = [.light, .dark, .lightHigh]
            $0.audit.backgrounds = ["material.thin", "systemBackground"]
            ($0.audit.vibrancy, $0.audit.contrast) = (.label, 4.5)
        } drawing: { _ in
            drawing([layer(0, "systemRed"), layer(1, "label")])
        }
        let regular = heart.pictures[0].drawing
        let notes = [false, true].map { erases in
            SymbolDrawing.Note(role: .primary, isInTint: true, motionGroup: 0, erases: erases)
        }
        heart.pictures[0].symbol = SymbolDrawing(
            ultralight: regular, regular: regular, black: regular, notes: notes,
            widths: .init(ultralight: 0.2, black: 1.8))
        heart.pictures[1].rightToLeft = drawing([layer(3, "systemRed")])
        (heart.entry.title, heart.entry.tags) = ("Heart", ["love", "like"])
        return heart
    }

    /// More glyphs than the first screen shows, each with a drawing of its own.
    static let many: GlyphSet = {
        var set = Self.set
        set.assets += (0..<700).map { number in
            asset("many-\(number)", group: "Many") { _ in drawing([layer(10 + Double(number) / 100)]) }
        }
        return set
    }()

    /// In a namespace, mirrored, with a fill and another one; of the second book, that one is shown.
    private static func book(_ name: String, _ number: Double) -> GlyphAsset {
        var book = asset(name, group: "Objects") {
            $0.export.direction = .mirrors
        } drawing: { appearance in
            drawing([layer(appearance.style == .dark ? 4 + number : number)])
        }
        book.name += ".solid"
        let own = book.pictures[1].drawing
        let other = drawing([layer(6 + number)])
        let drawings = number == 0 ? [own, other] : [other, own]
        book.pictures[1].alternatives = [
            .init(manifest: "", text: "as derived", drawing: drawings[0]),
            .init(manifest: "lines=\"cut\"", text: "lines cut", drawing: drawings[1]),
        ]
        book.pictures[1].chosen = number == 0 ? 0 : 1
        return book
    }

    /// In dark alone, in another view box, in paints of its own: a gradient, a mask, groups with opacities.
    private static var sunset: GlyphAsset {
        let stops = [Gradient.Stop(offset: 0, color: .white), Gradient.Stop(offset: 1, color: .black)]
        let glow = Gradient(shape: .linear(from: Point(0, 0), to: Point(9, 9)), stops: stops, opacity: 0.5)
        let groups = [OpacityGroup(id: 0, opacity: 0.5), OpacityGroup(id: 1, opacity: 0.25)]
        return asset("sunSet", group: "Weather") {
            $0.paint.rendering = .original
            $0.geometry.appearances = [.dark]
        } drawing: { _ in
            var sky = drawing(
                [
                    TintedLayer(path: triangle(7), paint: .original(.gradient(glow))),
                    TintedLayer(path: triangle(8), paint: .fade("systemTeal", glow)),
                    TintedLayer(path: triangle(9), paint: .role("systemTeal", opacity: 0.5), groups: groups),
                ], side: 48)
            sky.preserveAspectRatio = PreserveAspectRatio(align: .none)
            return sky
        }
    }
}
