internal import Markup
public import PathGeometry
public import SemanticColor

/// A finished picture: fills only, each layer with a role or its original paint.
///
/// **Contract**: every path is non-zero, without self-overlap, outer contours in one orientation and holes in the
/// other, finite and inside of the view box; every role is in the palette. `violations(in:)` checks it. The one
/// exception are the shapes of layers, which formats with strokes may write instead of the paths.
public struct Drawing: Hashable, Sendable {
    /// The width in user pixels, 96 per inch.
    public var width: Double
    /// The height in user pixels, 96 per inch.
    public var height: Double
    /// The visible part of the plane, in the units of the paths; y grows downward.
    public var viewBox: Rect
    /// From back to front.
    public var layers: [TintedLayer]
    /// How the view box is fitted into a frame with another aspect ratio.
    public var preserveAspectRatio: PreserveAspectRatio
    /// The form of the glyph that it shows, if known; a file states that it is a filled form.
    public var form: GlyphForm?

    /// Creates a drawing whose layers meet the contract.
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

/// A filled path and its paint.
public struct TintedLayer: Hashable, Sendable {
    /// A role that gets its value from a palette, or a paint with a value.
    public enum Paint: Hashable, Sendable {
        /// A role of the palette, resolved by the format that writes it.
        case role(ColorRole, opacity: Double)
        /// A gradient of the source, in which a role of the palette takes the place of the current colour.
        indirect case fade(ColorRole, Gradient)
        /// The paint of the source.
        case original(GlyphModel.Paint)
    }

    /// The area by the non-zero rule, in the coordinates of the view box.
    public var path: Path { didSet { (data, shape) = (nil, nil) } }
    /// The path as SVG files have it in the drawing's view box, if it is written already.
    package internal(set) var data: String?
    /// The same area as formats with strokes can write it; nil where only its outline shows it. Another path has none.
    public var shape: DrawnShape?
    /// The paint of the path.
    public var paint: Paint
    /// The groups around the layer, outermost first. Each is composited as a whole before its opacity applies.
    public var groups: [OpacityGroup]

    /// Creates a layer. The layers of a group must be contiguous.
    public init(path: Path, paint: Paint, groups: [OpacityGroup] = [], shape: DrawnShape? = nil) {
        self.path = path
        self.shape = shape
        self.paint = paint
        self.groups = groups
    }

    public static func == (a: TintedLayer, b: TintedLayer) -> Bool {
        a.path == b.path && a.paint == b.paint && a.groups == b.groups && a.shape == b.shape
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(paint)
        hasher.combine(groups)
    }
}

extension TintedLayer {
    /// States the path in another way: the area stays as it is.
    ///
    /// - Parameter data: the data of the path, if it is written already.
    package mutating func restate(as path: Path, data: String? = nil) {
        let shape = shape
        self.path = path
        (self.data, self.shape) = (data, shape)
    }

    /// The role of its colour; nil for a paint of the source.
    package var role: ColorRole? { paint.role }
}

extension TintedLayer.Paint {
    /// The role of the palette; nil for a paint of the source.
    package var role: ColorRole? {
        switch self {
        case .role(let role, _), .fade(let role, _): role
        case .original: nil
        }
    }

    /// The gradient; nil for a paint that is the same everywhere.
    package var gradient: Gradient? {
        switch self {
        case .fade(_, let gradient), .original(.gradient(let gradient)): gradient
        case .role, .original(.color), .original(.currentColor): nil
        }
    }

    /// The same paint with its gradient changed, if it has one.
    package func changingGradient(_ change: (inout Gradient) -> Void) -> TintedLayer.Paint {
        guard var gradient else { return self }
        change(&gradient)
        return if case .fade(let role, _) = self { .fade(role, gradient) } else { .original(.gradient(gradient)) }
    }

    /// The opacity of the paint as a whole; the stops of a gradient have their own alpha in addition.
    package var opacity: Double {
        switch self {
        case .role(_, let opacity): opacity
        case .fade(_, let gradient): gradient.opacity
        case .original(let paint): paint.opacity
        }
    }

    package func transformed(by transform: Transform) -> TintedLayer.Paint {
        changingGradient { $0.transform = $0.transform.followed(by: transform) }
    }
}

// MARK: - Simplification

extension Drawing {
    /// The same picture with fewer segments: boolean operations leave redundant ones. Each contour is simplified by
    /// itself, so that a contour of two pictures stays the same in both.
    package func simplified(_ tolerance: Tolerance = .standard) -> Drawing {
        var known = SimplifiedContours()
        return simplified(tolerance, &known)
    }

    /// - Parameter known: the contours of other pictures of the glyph, to which the contours of this one are added.
    package func simplified(_ tolerance: Tolerance, _ known: inout SimplifiedContours) -> Drawing {
        var drawing = self
        let length = tolerance.length(in: viewBox.extent)
        for index in drawing.layers.indices {
            drawing.layers[index].restate(as: known.simplified(drawing.layers[index].path, tolerance: length))
        }
        return drawing
    }
}

// MARK: - Data of paths

extension Drawing {
    /// The same picture with the data of its paths, which all formats and appearances share.
    ///
    /// - Parameter earlier: a picture of which some paths may be the same.
    package func written(like earlier: Drawing? = nil) -> Drawing {
        var drawing = self
        let known = earlier.map { $0.viewBox == viewBox ? $0.layers : [] } ?? []
        for index in layers.indices {
            let path = layers[index].path
            let same = known.first { $0.path == path }?.data
            drawing.layers[index].data = same ?? path.svgData(in: viewBox)
        }
        return drawing
    }
}

extension Path {
    /// The data of a path in a view box: as precise as is visible there, with arcs where the curve is a circle.
    package func svgData(in viewBox: Rect, moves: PathMoves = .shortest) -> String {
        svgData(
            decimals: viewBox.decimals, arcTolerance: Tolerance.standard.length(in: viewBox.extent), moves: moves)
    }
}

extension AndroidPathData {
    /// The data of a path in a view box, as a vector drawable and an `ImageVector` have it.
    ///
    /// Each subpath begins with an absolute `M`: some releases of Android and Compose, API 29 to 34 among them, go on
    /// from the last point after a `z`, so that coordinates relative to the subpath's start are displaced.
    package static func text(of path: Path, in viewBox: Rect) -> String {
        text(path.svgData(in: viewBox, moves: .absolute))
    }
}

extension Rect {
    /// As many decimals as keep the rounding of coordinates within a quarter of the tolerance: with more, the error
    /// along a thin straight stroke is visible as blur of its edges.
    fileprivate var decimals: Int {
        let tolerance = Tolerance.standard.length(in: extent) / 4
        var (decimals, error) = (0, 0.5)
        while error > tolerance, decimals < 12 {
            error /= 10
            decimals += 1
        }
        return decimals
    }
}

// MARK: - Violations of the contract

extension Drawing {
    package struct Violation: Hashable {
        package var id: String
        package var message: String
        /// What the user can do about it.
        package var hint: String?
    }

    /// - Parameter isCropped: whether paths must stay inside of the view box.
    package func violations(in palette: Palette, isCropped: Bool = true) -> [Violation] {
        var found: [Violation] = []
        // A curve that was cut at the box may exceed it by rounding errors.
        let tolerance = Tolerance.standard.length(in: viewBox.extent)
        let room = viewBox.insetBy(-4 * tolerance)
        for layer in layers {
            if let role = layer.role, palette[role] == nil {
                let meant = Suggestion.nearest(to: role.rawValue, of: palette.roles.map(\.rawValue))
                found.append(
                    Violation(
                        id: "unknown-color", message: "the palette has no colour '\(role.rawValue)'",
                        hint: meant.map { "did you mean '\($0)'?" }))
            }
            if layer.path.isEmpty {
                found.append(Violation(id: "empty-path", message: "a layer has no area"))
            } else if !layer.path.isFinite || !(layer.shape?.isFinite ?? true) {
                found.append(Violation(id: "path-not-finite", message: "a path has coordinates that are not finite"))
            } else {
                let contours = NestedContours(layer.path)
                if isCropped, let bounds = contours.bounds, !room.contains(bounds) {
                    found.append(Violation(id: "outside-view-box", message: "a path extends beyond the view box"))
                }
                if !contours.areOrientedByNesting(tolerance: tolerance) { found.append(.windingAgainstNesting) }
            }
        }
        return found
    }
}

extension Drawing.Violation {
    /// Formats write paths for the non-zero rule, and some renderers support only even-odd. A picture is the same
    /// everywhere only if both rules give the same area.
    fileprivate static let windingAgainstNesting = Drawing.Violation(
        id: "winding-against-nesting",
        message: "a contour has the wrong orientation: outer contours must be clockwise, holes counterclockwise",
        hint:
            "this is a fault of the derivation, not of the drawing: report it; a 'dark-source' avoids it"
    )
}
