internal import GlyphAudit
internal import GlyphModel
internal import Markup
internal import SemanticColor

/// The values of paints in every setting, and their contrasts. The glyphs of a set have few different paints, so a page
/// has a table of them; its script only looks up what the audit has measured.
struct ReviewPaints {
    /// A paint with its vibrancy.
    private struct PaintKey: Hashable {
        var paint: LayerPaint
        var vibrancy: Vibrancy?
    }

    private struct ContrastKey: Hashable {
        var paint: Int
        /// The paint below; nil for the background.
        var underlay: Int?
        var minimum: Double
        var terms: SystemPairing.Terms
    }

    private let measuring: AuditMeasuring
    private let palette: Palette
    private var paintNumbers: [PaintKey: Int] = [:]
    /// The numbers of paints in the colours of an earlier palette.
    private var formerNumbers: [PaintKey: Int] = [:]
    private var contrastNumbers: [ContrastKey: Int] = [:]
    private(set) var colors = ReviewTable<String>()
    private(set) var paints: [SheetDocument.Paint] = []
    private(set) var contrasts: [[Int]] = []

    init(on grounds: ReviewGrounds, of set: GlyphSet) {
        measuring = AuditMeasuring(in: grounds.settings, of: set)
        palette = set.palette
    }

    /// The number of the paint of a glyph's layer.
    mutating func number(of layer: TintedLayer, in asset: GlyphAsset) -> Int {
        let vibrancy = asset.entry.settings.audit.vibrancy
        let key = PaintKey(paint: LayerPaint(layer), vibrancy: vibrancy)
        if let known = paintNumbers[key] { return known }
        paints.append(paint(of: layer, vibrancy, palette))
        paintNumbers[key] = paints.count - 1
        return paints.count - 1
    }

    /// The number of the paint that a layer has in an earlier state of a glyph, with the palette of that state. If its
    /// colours have the same values now, it is the number of the present paint.
    mutating func number(of layer: TintedLayer, in asset: GlyphAsset, before palette: Palette) -> Int {
        let vibrancy = asset.entry.settings.audit.vibrancy
        let key = PaintKey(paint: LayerPaint(layer), vibrancy: vibrancy)
        if let known = formerNumbers[key] { return known }
        let paint = paint(of: layer, vibrancy, palette)
        let number = paintNumbers[key].flatMap { paints[$0] == paint ? $0 : nil } ?? paints.count
        if number == paints.count { paints.append(paint) }
        formerNumbers[key] = number
        return number
    }

    private mutating func paint(
        of layer: TintedLayer, _ vibrancy: Vibrancy?, _ palette: Palette
    ) -> SheetDocument.Paint {
        let numbers = measuring.settings.map { setting in
            var resolved = ResolvedPaint(layer, in: setting.appearance, of: palette)
            if setting.material != nil, let vibrancy {
                resolved = resolved.vibrant(vibrancy, on: setting.ground, style: setting.appearance.style)
            }
            return colors.number(of: resolved.fills.first?.css ?? "none")
        }
        let displays = DisplaySetting.all.map { display in
            let resolved = ResolvedPaint(layer, in: display.appearance, of: palette)
            return colors.number(of: resolved.fills.first.map { display.shown($0).css } ?? "none")
        }
        return SheetDocument.Paint(
            colors: numbers, displays: displays, name: Self.name(of: layer), isRole: layer.role != nil)
    }

    /// The number of the list with the contrasts of a layer with the background or another layer, by setting:
    /// hundredths of the ratio, rounded down; negative where it is below the minimum.
    mutating func contrasts(of layer: TintedLayer, over underlay: TintedLayer?, in asset: GlyphAsset) -> Int {
        let key = ContrastKey(
            paint: number(of: layer, in: asset), underlay: underlay.map { number(of: $0, in: asset) },
            minimum: asset.entry.settings.audit.contrast, terms: SystemPairing.Terms(asset.entry.settings))
        if let known = contrastNumbers[key] { return known }
        contrasts.append(
            measuring.settings.map { setting in
                guard let measure = measuring.measure(layer, over: underlay, asset, setting) else { return 0 }
                let hundredths = ContrastRatio.hundredths(measure.ratio)
                return measure.fails ? -hundredths : hundredths
            })
        contrastNumbers[key] = contrasts.count - 1
        return contrasts.count - 1
    }

    /// The name of the paint for readers.
    private static func name(of layer: TintedLayer) -> String {
        switch layer.paint {
        case .role(let role, let opacity):
            role.rawValue + (opacity < 1 ? " at \(ReviewNumber.text(opacity * 100, decimals: 0)) %" : "")
        case .fade(let role, _): role.rawValue + ", fading"
        case .original(.color(let color)): color.caption
        case .original(.currentColor): "current colour"
        case .original(.gradient): "gradient"
        }
    }
}

/// Values that are stored once and referred to by number.
struct ReviewTable<Value: Hashable> {
    private(set) var values: [Value] = []
    private var numbers: [Value: Int] = [:]

    mutating func number(of value: Value) -> Int {
        if let known = numbers[value] { return known }
        values.append(value)
        numbers[value] = values.count - 1
        return values.count - 1
    }
}

// MARK: - Backgrounds

/// All backgrounds that glyphs can be shown on: each in each setting of the audit.
///
/// The backgrounds that some glyph is made for come first, then the backgrounds of removed glyphs, then the system's
/// own and its materials.
struct ReviewGrounds {
    let names: [String]
    /// In the order of `AuditSetting.all`: by background, by appearance, and over a material by backdrop, reduced
    /// transparency last.
    let settings: [AuditSetting]
    private let numbers: [AuditSetting: Int]

    init(_ set: GlyphSet, _ earlier: EarlierState? = nil) {
        let asked = set.assets.flatMap(\.entry.settings.audit.backgrounds)
        let all = (asked + (earlier?.removedBackgrounds ?? []) + Self.standard).uniqued
        // A removed asset may have been made for a colour that is removed, too.
        var palette = set.palette
        for role in all.map(ColorRole.init(rawValue:)) where palette[role] == nil {
            if let color = earlier?.comparison.formerPalette[role] { palette.define(role, as: color) }
        }
        let names = all.filter { Material(background: $0) != nil || palette[ColorRole(rawValue: $0)] != nil }
        self.names = names
        settings = AuditSetting.all(on: names, of: palette)
        numbers = Dictionary(zip(settings, settings.indices), uniquingKeysWith: { first, _ in first })
    }

    func number(of name: String) -> Int? { names.firstIndex(of: name) }
    func number(of setting: AuditSetting) -> Int? { numbers[setting] }

    /// As the document lists them.
    var listed: [SheetDocument.Background] {
        names.map { name in
            let own = settings.indices.filter { settings[$0].background == name }
            return SheetDocument.Background(
                name: name, first: own.first ?? 0, colors: own.map { settings[$0].ground.css },
                material: Material(background: name) != nil)
        }
    }

    /// The usual backgrounds of interfaces: the base colours of plain and of grouped content, and the four materials.
    private static let standard = [
        "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
        "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "material.ultraThin", "material.thin",
        "material.regular", "material.thick",
    ]
}

// MARK: - Displays

extension SheetDocument.Display {
    /// As the document lists a setting.
    init(_ setting: DisplaySetting) {
        (name, title) = (setting.name, setting.title)
        (appearance, isMonochrome) = (setting.appearance.index, setting.rule != .kept)
        (ground, text) = (setting.ground.css, setting.text.css)
        group =
            switch setting.glass {
            case nil: "Widgets"
            case .regular: "Regular glass"
            case .clear: "Clear glass"
            }
        // The sizes are chosen here: the one of bars and buttons, and a larger one in widgets.
        size = setting.glass == nil ? 32 : 24
    }
}
