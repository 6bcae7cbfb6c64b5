internal import GlyphModel
internal import Markup
internal import SemanticColor

/// What has been stated so far on the way from the root to a glyph. The single choices of a fill style are
/// kept apart from the style, so that either can be stated without the other; and the tint, which has a default of
/// its own under vibrancy.
struct InheritedSettings {
    var settings = GlyphSettings()
    var tint: ColorRole?
    var style = FillStyle.knockout
    var lines: FillStyle.Lines?
    var rings: FillStyle.Rings?
    var gaps: FillStyle.Gaps?
    var handles: FillStyle.Handles?
    var panels: FillStyle.Panels?
    var gapWidth: Double?
    var inset: Double?

    /// With the style's choices filled in, and the tint that nobody stated.
    var resolved: GlyphSettings {
        var result = settings
        if let tint = tint ?? settings.vibrancy?.plainRole { result.tint = tint }
        result.fill = style
        if let lines { result.fill.lines = lines }
        if let rings { result.fill.rings = rings }
        if let gaps { result.fill.gaps = gaps }
        if let handles { result.fill.handles = handles }
        if let panels { result.fill.panels = panels }
        if let gapWidth { result.fill.gapWidth = gapWidth }
        if let inset { result.fill.inset = inset }
        return result
    }
}

extension ManifestReader {
    /// Takes in the attributes that a glyph inherits, from one element.
    mutating func apply(_ element: Element, to inherited: inout InheritedSettings) {
        for attribute in element.attributes where attribute.namespace.isEmpty {
            apply(attribute, to: &inherited)
        }
    }

    private mutating func apply(_ attribute: Element.Attribute, to inherited: inout InheritedSettings) {
        let value = attribute.value
        switch attribute.name {
        case "tint": inherited.tint = role(attribute) ?? inherited.tint
        case "dark": inherited.settings.dark = DarkForm(rawValue: value) ?? inherited.settings.dark
        case "fill-style": applyStyle(attribute, to: &inherited)
        case "lines": inherited.lines = FillStyle.Lines(rawValue: value) ?? inherited.lines
        case "rings": inherited.rings = FillStyle.Rings(rawValue: value) ?? inherited.rings
        case "gaps": inherited.gaps = FillStyle.Gaps(rawValue: value) ?? inherited.gaps
        case "handles": inherited.handles = FillStyle.Handles(rawValue: value) ?? inherited.handles
        case "panels": inherited.panels = FillStyle.Panels(rawValue: value) ?? inherited.panels
        case "gap-width": inherited.gapWidth = DecimalNumber.value(value[...]) ?? inherited.gapWidth
        case "inset": inherited.inset = DecimalNumber.value(value[...]) ?? inherited.inset
        case "vibrancy": inherited.settings.vibrancy = Vibrancy(rawValue: value) ?? inherited.settings.vibrancy
        case "appearances": applyAppearances(attribute, to: &inherited.settings)
        case "variants": applyVariants(attribute, to: &inherited.settings)
        case "rendering":
            inherited.settings.rendering = RenderingMode(rawValue: value) ?? inherited.settings.rendering
        case "on": applyBackgrounds(attribute, to: &inherited.settings)
        case "contrast":
            guard let ratio = DecimalNumber.value(value[...]) else { return }
            inherited.settings.contrast = ratio
            inherited.settings.statesContrast = true
        case "audit": inherited.settings.audit = AuditStandard(rawValue: value) ?? inherited.settings.audit
        case "size": applySizes(attribute, to: &inherited.settings)
        case "paint": inherited.settings.paint = PaintPolicy(rawValue: value) ?? inherited.settings.paint
        case "strokes": applyStrokes(attribute, to: &inherited.settings)
        case "intent": inherited.settings.intent = ImageIntent(rawValue: value) ?? inherited.settings.intent
        case "uncertain-fill":
            inherited.settings.uncertainFill = UncertainFill(rawValue: value) ?? inherited.settings.uncertainFill
        case "uncertainty":
            inherited.settings.uncertainty = DecimalNumber.value(value[...]) ?? inherited.settings.uncertainty
        case "allow": inherited.settings.allow += items(of: attribute).map(String.init)
        default: break
        }
    }

    private mutating func applyStyle(_ attribute: Element.Attribute, to inherited: inout InheritedSettings) {
        if let known = FillStyle.named.first(where: { $0.name == attribute.value }) {
            inherited.style = known.style
            return
        }
        guard ValueSyntax.path.accepts(attribute.value[...]) else { return }
        // A folder may be written with a slash behind it.
        var path = attribute.value
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        let isStyle = FillStyle.named.contains { $0.name == path }
        if folder.kind(path) == .folder || attribute.value.contains("/") && !isStyle {
            if checkPath(attribute, path) { reportUnsupported("a folder of examples as a fill style", attribute) }
        } else {
            report(
                "wrong-value", "there is no fill style '\(attribute.value)'", attribute,
                hint: Suggestion.hint(for: path, of: FillStyle.named.map(\.name)))
        }
    }

    private mutating func applyAppearances(
        _ attribute: Element.Attribute, to settings: inout GlyphSettings
    ) {
        let names = items(of: attribute)
        let stated = ManifestGrammar.appearances.filter { names.contains($0.name[...]) }
        guard stated.contains(.light) else {
            if !stated.isEmpty {
                report(
                    "wrong-value", "'light' has to be among the appearances: the others fall back to it",
                    attribute, hint: "add light")
            }
            return
        }
        settings.appearances = stated
    }

    private mutating func applyVariants(_ attribute: Element.Attribute, to settings: inout GlyphSettings) {
        settings.variants = []
        for name in items(of: attribute) where ManifestGrammar.variants.contains(String(name)) {
            if name == "fill" || name == "outline" {
                settings.variants.append(String(name))
            } else {
                reportUnsupported("the variant '\(name)'", attribute, piece: name)
            }
        }
    }

    private mutating func applyBackgrounds(
        _ attribute: Element.Attribute, to settings: inout GlyphSettings
    ) {
        let names = items(of: attribute).filter { ValueSyntax.name.accepts($0) }
        for name in names { checkBackground(name, attribute) }
        if !names.isEmpty { settings.backgrounds = names.map(String.init) }
    }

    private mutating func applySizes(_ attribute: Element.Attribute, to settings: inout GlyphSettings) {
        let sizes = items(of: attribute).compactMap { DecimalNumber.value($0) }
        if !sizes.isEmpty { settings.sizes = sizes }
    }

    private mutating func applyStrokes(_ attribute: Element.Attribute, to settings: inout GlyphSettings) {
        guard let policy = StrokePolicy(rawValue: attribute.value) else { return }
        if policy == .keep { reportUnsupported("strokes=\"keep\"", attribute) }
        settings.strokes = policy
    }

    /// The items of a list, each once; a second one is reported.
    private mutating func items(of attribute: Element.Attribute) -> [Substring] {
        var items: [Substring] = []
        for item in attribute.value.split(separator: " ") {
            if items.contains(item) {
                report("duplicate-value", "'\(item)' stands twice", attribute, piece: item, hint: "keep one of the two")
            } else {
                items.append(item)
            }
        }
        return items
    }
}
