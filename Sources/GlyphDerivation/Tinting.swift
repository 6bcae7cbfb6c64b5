public import GlyphModel
package import SemanticColor

/// How the layers of a glyph get their colours: each a role of the palette, or its original paint.
///
/// A tint that is stated on a `layer` has priority over the inherited one, in every mode.
///
/// | mode | a layer without a stated tint takes |
/// | --- | --- |
/// | monochrome | the glyph's tint |
/// | hierarchical | the glyph's tint, with the opacity of the layer's role |
/// | palette | the first tint stated for its role, or for the role before it; for primary, the glyph's |
/// | multicolor | the glyph's tint |
/// | original | its own paint; `currentColor`, which depends on the context, takes the glyph's tint |
///
/// The opacity with which a paint was drawn is kept in any colour; so is the opacity of each stop of a gradient in
/// `currentColor`, which fades. Other gradients become one colour.
///
/// It must be known before a form is derived: layers of one colour are one shape, and white is a colour only in a
/// drawing that keeps its paints; elsewhere it is the background.
public struct Tinting: Hashable, Sendable {
    /// How layers without a colour of their own get one.
    public var mode: RenderingMode
    /// The colours of single elements; a later one wins.
    public var layers: [LayerOverride]
    /// The glyph's tint in one appearance.
    package var color: ColorRole = "label"
    /// Whether the layers have the shapes that were drawn, for formats with strokes.
    package var keepsShapes = false

    /// A mode, with exceptions.
    public init(_ mode: RenderingMode = .monochrome, layers: [LayerOverride] = []) {
        self.mode = mode
        self.layers = layers
    }

    /// One colour for all.
    public static let monochrome = Tinting()
    /// The original paints.
    public static let original = Tinting(.original)

    /// The same with a tint for the glyph.
    package func of(_ color: ColorRole, keepsShapes: Bool) -> Tinting {
        var tinting = self
        (tinting.color, tinting.keepsShapes) = (color, keepsShapes)
        return tinting
    }

    package func tinted(_ layer: OutlinedLayer) -> TintedLayer {
        let stated = stated(for: layer.element)
        let role = stated.role ?? .primary
        let paint: TintedLayer.Paint
        if let tint = stated.tint {
            paint = layer.paint.tinted(tint)
        } else {
            paint = inherited(by: role, from: layer.paint)
        }
        return TintedLayer(path: layer.path, paint: paint, groups: layer.groups, shape: keepsShapes ? layer.shape : nil)
    }

    /// The layers in their colours. Adjacent layers of one paint are united, so that no overlap shows.
    ///
    /// - Parameters:
    ///   - tolerance: the tolerance, in units of the drawing.
    ///   - isTranslucent: whether a colour is translucent in any appearance.
    package func tinted(
        _ layers: [OutlinedLayer], tolerance: Double, isTranslucent: @escaping (ColorRole) -> Bool
    ) -> [TintedLayer] {
        Merge(tolerance: tolerance, isTranslucent: isTranslucent)
            .merged(layers.map { (tinted($0), $0.paint.opacity == 1) })
    }

    /// Whether two layers are drawn in one paint, and so form one body when they are filled. What is stated about
    /// single layers has no part in the form.
    package func draws(_ a: OutlinedLayer, _ b: OutlinedLayer) -> Bool {
        let drawnAlike =
            mode == .original || a.paint.fades || b.paint.fades
            ? a.paint == b.paint : a.paint.opacity == b.paint.opacity
        return drawnAlike && a.groups == b.groups
    }

    /// Whether two layers get the same paint.
    package func joins(_ a: OutlinedLayer, _ b: OutlinedLayer) -> Bool {
        draws(a, b) && stated(for: a.element) == stated(for: b.element)
    }

    /// Later `layer` elements have priority, attribute by attribute.
    package func stated(for element: ElementIdentity) -> (role: LayerRole?, tint: ColorRole?) {
        var result: (role: LayerRole?, tint: ColorRole?)
        for override in layers where override.selector.matches(element) {
            result.role = override.role ?? result.role
            result.tint = override.tint ?? result.tint
        }
        return result
    }

    /// The value from which a layer is shown, as the last `layer` element that states one has it.
    package func variable(for element: ElementIdentity) -> Double? {
        layers.last { $0.variable != nil && $0.selector.matches(element) }?.variable
    }

    private func inherited(by role: LayerRole, from paint: Paint) -> TintedLayer.Paint {
        switch mode {
        case .monochrome, .multicolor: paint.tinted(color)
        case .hierarchical: paint.fainter(by: role.emphasis).tinted(color)
        case .palette: paint.tinted(paletteColor(of: role))
        case .original:
            switch paint {
            case .currentColor(let opacity): .role(color, opacity: opacity)
            case .gradient(let gradient) where gradient.hasCurrentColor: .fade(color, gradient)
            case .color, .gradient: .original(paint)
            }
        }
    }

    private func paletteColor(of role: LayerRole) -> ColorRole {
        for candidate in role.andThoseBefore {
            if let stated = layers.first(where: { $0.role == candidate && $0.tint != nil })?.tint {
                return stated
            }
        }
        return color
    }
}

extension Paint {
    /// Whether it is a gradient in the current colour.
    var fades: Bool { if case .gradient(let gradient) = self { gradient.hasCurrentColor } else { false } }

    /// In a colour of the palette, as opaque as it is.
    fileprivate func tinted(_ color: ColorRole) -> TintedLayer.Paint {
        if case .gradient(let gradient) = self, gradient.hasCurrentColor { return .fade(color, gradient.inOneColor) }
        return .role(color, opacity: opacity)
    }
}

extension LayerRole {
    fileprivate var andThoseBefore: [LayerRole] {
        switch self {
        case .primary: [.primary]
        case .secondary: [.secondary, .primary]
        case .tertiary: [.tertiary, .secondary, .primary]
        }
    }
}
