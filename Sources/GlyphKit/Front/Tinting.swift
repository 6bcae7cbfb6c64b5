internal import GlyphDerivation
public import GlyphModel
internal import Markup
internal import SemanticColor

/// How the layers of a glyph come by their colours. It has to be known before a form is derived: what takes one colour
/// makes one body, and only in a drawing that keeps its paints is white a colour rather than the page.
public struct Tinting: Hashable, Sendable {
    /// How layers without a colour of their own get one.
    public var mode: RenderingMode
    /// What single elements take; a later one wins.
    public var layers: [LayerOverride]

    /// A mode, and what differs from it.
    public init(_ mode: RenderingMode = .monochrome, layers: [LayerOverride] = []) {
        self.mode = mode
        self.layers = layers
    }

    /// One colour for all.
    public static let monochrome = Tinting()
    /// The paints that it was drawn with.
    public static let original = Tinting(.original)

    /// With a colour for what takes the glyph's.
    func tint(_ color: ColorRole) -> Tint { Tint(mode: mode, color: color, overrides: layers) }

    /// Do two layers belong to one body?
    func joins(_ a: OutlinedLayer, _ b: OutlinedLayer) -> Bool {
        let tint = tint("label")
        // Black, where nobody says a paint, is one with the current colour.
        return mode == .original
            ? a.isOneInk(with: b) && tint.stated(for: a.element) == tint.stated(for: b.element) : tint.joins(a, b)
    }

    /// What tells background from ink; nil where all is ink.
    func knockout(of glyph: Glyph, _ parts: [PartOverride]) -> Knockout? {
        if mode == .original { return .ofOneInk(in: glyph, parts) }
        let layers = layers
        return Knockout { element in
            layers.contains { $0.selector.matches(element) } || parts.contains { $0.names(element) }
        }
    }

    /// Errors for what selects nothing in a glyph.
    func faults(in glyph: Glyph, _ parts: [PartOverride]) -> [Diagnostic] {
        let elements = glyph.layers.map(\.element)
        var selectors = layers.map { ($0.selector, $0.location) }
        for part in parts {
            if case .elements(let selector) = part.target { selectors.append((selector, part.location)) }
        }
        return selectors.filter { selector, _ in !elements.contains(where: selector.matches) }.map { _, location in
            Diagnostic(
                .error, id: "selector-matches-nothing", "nothing in '\(glyph.name)' is selected by this", at: location,
                hint: "select '#id', '.class' or an element's name; unpainted elements do not count")
        }
    }
}
