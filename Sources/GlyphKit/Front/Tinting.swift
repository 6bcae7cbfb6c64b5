internal import GlyphDerivation
public import GlyphModel
internal import Markup
internal import SemanticColor

/// How the layers of a glyph get their colours. It must be known before a form is derived: layers of one colour are one
/// shape, and white is a colour only in a drawing that keeps its paints; elsewhere it is the background.
public struct Tinting: Hashable, Sendable {
    /// How layers without a colour of their own get one.
    public var mode: RenderingMode
    /// The colours of single elements; a later one wins.
    public var layers: [LayerOverride]

    /// A mode, with exceptions.
    public init(_ mode: RenderingMode = .monochrome, layers: [LayerOverride] = []) {
        self.mode = mode
        self.layers = layers
    }

    /// One colour for all.
    public static let monochrome = Tinting()
    /// The original paints.
    public static let original = Tinting(.original)

    /// With a value for the glyph's colour.
    func tint(_ color: ColorRole) -> Tint { Tint(mode: mode, color: color, overrides: layers, keepsShapes: true) }

    /// Do two layers belong to one shape?
    func joins(_ a: OutlinedLayer, _ b: OutlinedLayer) -> Bool {
        let tint = tint("label")
        // Black, the default paint, counts as the current colour.
        return mode == .original
            ? a.isOneInk(with: b) && tint.stated(for: a.element) == tint.stated(for: b.element) : tint.joins(a, b)
    }

    /// Distinguishes background from drawn paints; nil where nothing is background.
    func knockout(of glyph: Glyph, _ parts: [PartOverride]) -> Knockout? {
        if mode == .original { return .ofOneInk(in: glyph, parts) }
        let layers = layers
        return Knockout { element in
            layers.contains { $0.selector.matches(element) } || parts.contains { $0.names(element) }
        }
    }

    /// Errors for selectors that match nothing in a glyph.
    func faults(in glyph: Glyph, _ parts: [PartOverride]) -> [Diagnostic] {
        let elements = glyph.layers.map(\.element)
        var selectors = layers.map { ($0.selector, $0.location) }
        for part in parts {
            if case .elements(let selector) = part.target { selectors.append((selector, part.location)) }
        }
        return selectors.filter { selector, _ in !elements.contains(where: selector.matches) }.map { _, location in
            Diagnostic(
                .error, id: "selector-matches-nothing", "the selector matches nothing in '\(glyph.name)'", at: location,
                hint: "use '#id', '.class' or an element's name; elements without paint do not count")
        }
    }
}
