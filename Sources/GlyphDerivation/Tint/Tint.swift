package import GlyphModel
package import SemanticColor

/// Gives every layer of a derived glyph a name of the palette, or leaves it the paint it was drawn with.
///
/// What is stated on a `layer` beats what the glyph inherits, in every mode: a stated tint always shows.
///
/// | mode | a layer without a stated tint takes |
/// | --- | --- |
/// | monochrome | the glyph's tint |
/// | hierarchical | the glyph's tint, fainter by the layer's role |
/// | palette | the first tint stated for its role; else that of the role before it; for primary the glyph's |
/// | multicolor | the glyph's tint |
/// | original | its own paint; `currentColor`, which asks for a colour from outside, takes the glyph's tint |
///
/// How opaque a paint was drawn is part of the drawing and stays, whatever colour it takes.
package struct Tint {
    package var mode: RenderingMode
    /// The glyph's tint in one appearance.
    package var color: ColorRole
    package var overrides: [LayerOverride]

    package init(mode: RenderingMode, color: ColorRole, overrides: [LayerOverride]) {
        self.mode = mode
        self.color = color
        self.overrides = overrides
    }

    package func tinted(_ layer: OutlinedLayer) -> TintedLayer {
        let stated = stated(for: layer.element)
        let role = stated.role ?? .primary
        let paint: TintedLayer.Paint
        if let tint = stated.tint {
            paint = .role(tint, opacity: layer.paint.opacity)
        } else {
            paint = inherited(by: role, from: layer.paint)
        }
        return TintedLayer(path: layer.path, paint: paint, groups: layer.groups)
    }

    /// Layers in their colours. Those that are one area to the eye are joined, so that no overlap shows.
    ///
    /// - Parameters:
    ///   - tolerance: in units of the drawing.
    ///   - isTranslucent: can a colour be seen through in any appearance?
    package func tinted(
        _ layers: [OutlinedLayer], tolerance: Double, isTranslucent: @escaping (ColorRole) -> Bool
    ) -> [TintedLayer] {
        Merge(tolerance: tolerance, isTranslucent: isTranslucent)
            .merged(layers.map { (tinted($0), $0.paint.opacity == 1) })
    }

    /// Do two layers take one paint, and so make one body when they are filled?
    package func joins(_ a: OutlinedLayer, _ b: OutlinedLayer) -> Bool {
        let drawnAlike = mode == .original ? a.paint == b.paint : a.paint.opacity == b.paint.opacity
        return drawnAlike && a.groups == b.groups && stated(for: a.element) == stated(for: b.element)
    }

    /// Later `layer` elements win, attribute by attribute.
    package func stated(for element: ElementIdentity) -> (role: LayerRole?, tint: ColorRole?) {
        var result: (role: LayerRole?, tint: ColorRole?)
        for override in overrides where override.selector.matches(element) {
            result.role = override.role ?? result.role
            result.tint = override.tint ?? result.tint
        }
        return result
    }

    private func inherited(by role: LayerRole, from paint: Paint) -> TintedLayer.Paint {
        switch mode {
        case .monochrome, .multicolor: .role(color, opacity: paint.opacity)
        case .hierarchical: .role(color, opacity: paint.opacity * role.emphasis)
        case .palette: .role(paletteColor(of: role), opacity: paint.opacity)
        case .original:
            if case .currentColor(let opacity) = paint {
                .role(color, opacity: opacity)
            } else {
                .original(paint)
            }
        }
    }

    private func paletteColor(of role: LayerRole) -> ColorRole {
        for candidate in role.andThoseBefore {
            if let stated = overrides.first(where: { $0.role == candidate && $0.tint != nil })?.tint {
                return stated
            }
        }
        return color
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
