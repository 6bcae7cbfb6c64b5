public import GlyphModel
public import Markup
public import PathGeometry

/// A layer whose strokes are converted to areas: one path in normal form, with one paint.
public struct OutlinedLayer: Hashable, Sendable {
    /// The area by the non-zero rule, without self-overlap, already clipped.
    public var path: Path { didSet { shape = nil } }
    /// The drawn shape, where the path is the whole area of it.
    package internal(set) var shape: DrawnShape?
    /// The paint of the source.
    public var paint: Paint
    /// The groups around the layer, outermost first. Each is composited as a whole before its opacity applies.
    public var groups: [OpacityGroup]
    /// The names that selectors match.
    public var element: ElementIdentity
    /// The location of the element in its file.
    public var location: SourceFile.Location
    /// The word of the step that drew it, such as `slash`; nil for a layer of the drawing.
    package var step: String?
    /// Whether it erases the layers below it, and shows nothing itself. Only layers of a stack do.
    package var erases = false
    /// Whether it has the same outline in all weights. The layers that it erases move below it.
    package var hasFixedOutline = false
    /// Whether it was drawn as a stroke.
    var isStroke = false
    /// Points in the areas that the drawing itself cuts out of it: these holes stay in any shape.
    var openPoints: [Point] = []

    package init(
        path: Path, paint: Paint, groups: [OpacityGroup] = [],
        element: ElementIdentity = ElementIdentity(), location: SourceFile.Location
    ) {
        self.path = path
        self.paint = paint
        self.groups = groups
        self.element = element
        self.location = location
    }

    /// Whether the two are drawn in one ink, so that only a hole can make a detail of a body visible. Black, the paint
    /// of a shape without a stated fill (SVG 2, 13.2), counts as the same ink as the current colour.
    package func isOneInk(with other: OutlinedLayer) -> Bool {
        groups == other.groups && (paint == other.paint || paint.isPlainInk && other.paint.isPlainInk)
    }

    /// The part of the layer inside of the view box; nil if there is none.
    package func cropped(to viewBox: Rect, tolerance: Double) -> OutlinedLayer? {
        guard let bounds = path.bounds else { return nil }
        if viewBox.insetBy(-tolerance).contains(bounds) { return self }
        var layer = self
        layer.path = path.combined(with: Path(viewBox), by: .intersection, tolerance: tolerance)
        return layer.path.isEmpty ? nil : layer
    }
}

extension Path {
    /// The outline of the rectangle, clockwise on screen.
    init(_ rect: Rect) {
        self.init()
        move(to: Point(rect.minX, rect.minY))
        line(to: Point(rect.maxX, rect.minY))
        line(to: Point(rect.maxX, rect.maxY))
        line(to: Point(rect.minX, rect.maxY))
        close()
    }
}

// MARK: - Outlines of glyphs

extension Glyph {
    /// Converts every layer to areas: fills in normal form, strokes expanded, clips applied.
    ///
    /// Each layer gives its fill, then its stroke; layers that are clipped completely are omitted.
    ///
    /// - Throws: a diagnostic for every layer with too many dashes.
    package func outlined(tolerance: Tolerance) throws(Findings) -> [OutlinedLayer] {
        try DerivationLimits.bounded(at: layers.last?.location) { () throws(Findings) in
            try checkedOutline(tolerance: tolerance)
        }
    }

    private func checkedOutline(tolerance: Tolerance) throws(Findings) -> [OutlinedLayer] {
        let length = tolerance.length(in: viewBox.extent)
        try checkComplexity(tolerance: length)
        var outlined: [OutlinedLayer] = []
        var faults = Findings()
        for layer in layers {
            do { outlined += try layer.outlined(tolerance: length) } catch {
                faults.append(error.diagnostic)
            }
        }
        if faults.containErrors { throw faults }
        try checkSegments(of: outlined)
        return outlined
    }
}

extension Layer {
    /// - Parameter tolerance: a length in units of the view box.
    fileprivate func outlined(tolerance: Double) throws(LayerFault) -> [OutlinedLayer] {
        var outlined: [OutlinedLayer] = []
        func add(_ area: Path, _ paint: Paint, isStroke: Bool = false, _ shape: DrawnShape?) {
            let seen = clip.map { area.combined(with: $0, by: .intersection, tolerance: tolerance) } ?? area
            guard !seen.isEmpty else { return }
            var layer = OutlinedLayer(path: seen, paint: paint, groups: groups, element: element, location: location)
            layer.isStroke = isStroke
            if clip == nil { layer.shape = shape }
            outlined.append(layer)
        }
        if let fill {
            add(
                path.normalized(fill.rule, expectsDisjoint: true, tolerance: tolerance), fill.paint,
                DrawnShape(path, fill: fill.rule))
        }
        if let stroke {
            do {
                add(
                    try path.stroked(stroke.style, tolerance: tolerance), stroke.paint, isStroke: true,
                    DrawnShape(path, stroke: stroke.style))
            } catch {
                throw LayerFault(diagnostic: tooManyDashes(error))
            }
        }
        return outlined
    }
}

/// The reason why a layer could not be outlined.
private struct LayerFault: Error { var diagnostic: Diagnostic }
