public import PathGeometry
public import SemanticColor

/// A finished picture: fills only, each layer with a role or the paint it was drawn with.
///
/// **Contract**: every path is non-zero, without self-overlap, outer contours one way and holes the
/// other, finite and inside the view box; every role is in the palette. `violations(in:)` states it in code.
public struct Drawing: Hashable, Sendable {
    /// The size in user pixels, 96 to the inch.
    public var width: Double
    /// The same of its height.
    public var height: Double
    /// The part of the plane that is shown, in the units of the paths; y grows downward.
    public var viewBox: Rect
    /// From back to front.
    public var layers: [TintedLayer]
    /// How the view box lies in a frame of another shape.
    public var preserveAspectRatio: PreserveAspectRatio
    /// Which form of a glyph it shows, where that is known: a filled form says so in its file.
    public var form: GlyphForm?

    /// A picture whose layers keep the contract.
    public init(
        width: Double, height: Double, viewBox: Rect, layers: [TintedLayer],
        preserveAspectRatio: PreserveAspectRatio = .initial, form: GlyphForm? = nil
    ) {
        self.width = width
        self.height = height
        self.viewBox = viewBox
        self.layers = layers
        self.preserveAspectRatio = preserveAspectRatio
        self.form = form
    }
}

extension Drawing {
    /// The same picture with as few segments as draw it: booleans leave some more. Each contour is looked at by itself,
    /// so one that two pictures share stays the same in both.
    package func simplified(_ tolerance: Tolerance = .standard) -> Drawing {
        var drawing = self
        let length = tolerance.length(in: viewBox.extent)
        for index in drawing.layers.indices {
            drawing.layers[index].path = drawing.layers[index].path.simplified(tolerance: length)
        }
        return drawing
    }
}

/// A filled path and what colours it.
public struct TintedLayer: Hashable, Sendable {
    /// A name that gets its value from a palette, or a value.
    public enum Paint: Hashable, Sendable {
        /// A name of the palette, resolved by the format that writes it.
        case role(ColorRole, opacity: Double)
        /// The paint of the source, kept.
        case original(GlyphModel.Paint)
    }

    /// Non-zero, in the coordinates of the view box.
    public var path: Path
    /// What it is filled with.
    public var paint: Paint
    /// Groups that are composited as one before their opacity applies, outermost first.
    public var groups: [OpacityGroup]

    /// A filled path. Layers of one group stand together.
    public init(path: Path, paint: Paint, groups: [OpacityGroup] = []) {
        self.path = path
        self.paint = paint
        self.groups = groups
    }
}

extension TintedLayer {
    /// The name of its colour; nil for a paint that was drawn.
    package var role: ColorRole? {
        if case .role(let role, _) = paint { role } else { nil }
    }
}

extension TintedLayer.Paint {
    /// How much of its colour it lays on; stops of a gradient keep their own alpha.
    package var opacity: Double {
        switch self {
        case .role(_, let opacity): opacity
        case .original(let paint): paint.opacity
        }
    }
}
