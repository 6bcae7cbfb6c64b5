internal import GlyphAudit
internal import GlyphModel
internal import Markup
internal import SemanticColor

/// How paints look in every setting, and how they stand out. Glyphs of a set share few paints, so a page holds a table
/// of them; its script only looks up what the audit has measured.
struct ReviewCoats {
    /// A paint with what the manifest asks of it.
    private struct Coat: Hashable {
        var paint: LayerPaint
        var vibrancy: Vibrancy?
    }

    private struct Meeting: Hashable {
        var coat: Int
        /// What it lies on; nil for the background.
        var underlay: Int?
        var minimum: Double
        var terms: SystemPairing.Terms
    }

    private let measuring: AuditMeasuring
    private let palette: Palette
    private var coatNumbers: [Coat: Int] = [:]
    private var meetingNumbers: [Meeting: Int] = [:]
    private(set) var inks = ReviewTable<String>()
    private(set) var coats: [JSON] = []
    private(set) var meetings: [JSON] = []

    init(on grounds: ReviewGrounds, of set: GlyphSet) {
        measuring = AuditMeasuring(in: grounds.settings, of: set)
        palette = set.palette
    }

    /// The number of the coat that a layer of a glyph wears.
    mutating func number(of layer: TintedLayer, in variant: Variant) -> Int {
        let vibrancy = variant.entry.settings.vibrancy
        let coat = Coat(paint: LayerPaint(layer), vibrancy: vibrancy)
        if let known = coatNumbers[coat] { return known }
        let fills = measuring.settings.map { setting in
            var ink = ResolvedPaint(layer, in: setting.appearance, of: palette)
            if setting.material != nil, let vibrancy {
                ink = ink.vibrant(vibrancy, on: setting.ground, style: setting.appearance.style)
            }
            return JSON.integer(inks.number(of: ink.fills.first?.css ?? "none"))
        }
        var members: [String: JSON] = ["fills": .array(fills), "name": .string(Self.name(of: layer))]
        if layer.role != nil { members["isRole"] = true }
        coats.append(.object(members))
        coatNumbers[coat] = coats.count - 1
        return coats.count - 1
    }

    /// The number of the list with the contrasts of a layer where it meets the ground or another layer, by setting:
    /// hundredths of the ratio, cut off; negative where that is too little.
    mutating func contrasts(of layer: TintedLayer, over underlay: TintedLayer?, in variant: Variant) -> Int {
        let meeting = Meeting(
            coat: number(of: layer, in: variant), underlay: underlay.map { number(of: $0, in: variant) },
            minimum: variant.entry.settings.contrast, terms: SystemPairing.Terms(variant.entry.settings))
        if let known = meetingNumbers[meeting] { return known }
        meetings.append(
            .array(
                measuring.settings.map { setting in
                    guard let measure = measuring.measure(layer, over: underlay, variant, setting) else { return 0 }
                    let hundredths = ContrastRatio.hundredths(measure.ratio)
                    return .integer(measure.fails ? -hundredths : hundredths)
                }))
        meetingNumbers[meeting] = meetings.count - 1
        return meetings.count - 1
    }

    /// What a reader knows the paint by.
    private static func name(of layer: TintedLayer) -> String {
        switch layer.paint {
        case .role(let role, let opacity):
            role.rawValue + (opacity < 1 ? " at \(ReviewNumber.text(opacity * 100, decimals: 0)) %" : "")
        case .original(.color(let color)): color.caption
        case .original(.currentColor): "current colour"
        case .original(.gradient): "gradient"
        }
    }
}

/// Values that are written once and referred to by number.
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
