internal import PathGeometry
internal import SemanticColor

/// The style of one element after the cascade. Lengths keep their units until the viewport is known.
struct ComputedStyle: Sendable {
    // Inherited.
    var fill: PaintValue = .color(.black)
    var stroke: PaintValue = .none
    /// Nil if the document does not define it: then it is the colour of the surrounding text.
    var color: Color?
    var fillOpacity = 1.0
    var strokeOpacity = 1.0
    var fillRule = FillRule.nonzero
    var clipRule = FillRule.nonzero
    var strokeWidth = Length(1)
    var cap = LineCap.butt
    var join = LineJoin.miter
    var miterLimit = 4.0
    var dashes: [Length] = []
    var dashOffset = Length(0)
    var isVisible = true
    var paintOrder = PaintOrder.normal
    var fontSize = FontSize()
    /// Whether colours of a mask are compared in linear RGB.
    var isLinearRGB = false
    var markerStart: String?
    var markerMid: String?
    var markerEnd: String?
    var customProperties = CustomProperties()

    /// Not inherited.
    var own = OwnStyle()

    /// The initial style of a child.
    var inherited: ComputedStyle {
        var style = self
        style.own = OwnStyle()
        return style
    }
}

/// The properties that are not inherited.
struct OwnStyle: Sendable {
    var opacity = 1.0
    var isDisplayed = true
    var transform = Transform.identity
    /// The transform's text, if it has percentages. They are resolved when the reference box is known.
    var relativeTransform: String?
    var origin: TransformOrigin?
    var transformBox = TransformBox.view
    var clipPath: ClipValue = .none
    var mask: ClipValue = .none
    /// Where `mask` is stated.
    var maskOffset = 0
    /// For a `mask`: whether it shows the content below it in any colours.
    var isAlphaMask = false
    var stopColor: StopColor = .color(.black)
    var stopOpacity = 1.0
    /// Whether it shows overflowing content; nil for the initial value, which is hidden for nested viewports.
    var isOverflowVisible: Bool?
    var hasFixedStroke = false
    var geometry: [Property: Length] = [:]
    /// The requested effects, by property, with their offsets.
    var effects: [(property: Property, value: String, offset: Int)] = []
}

/// The value of `clip-path` or `mask`.
enum ClipValue: Hashable, Sendable {
    case none
    case reference(String)
    /// A basic shape of CSS, a box, an image, or several of them.
    case other
}

enum StopColor: Hashable, Sendable {
    case currentColor
    case color(Color)
}

/// The box that the origin and the percentages of a transform refer to (CSS Transforms 1, 5).
enum TransformBox: String, Sendable {
    case view = "view-box"
    case fill = "fill-box"
    case content = "content-box"
    case stroke = "stroke-box"
    case border = "border-box"
}

/// The fixed point of a transform, from the corner of its reference box.
struct TransformOrigin: Hashable, Sendable {
    var x: Length
    var y: Length

    static let center = TransformOrigin(x: .percent(50), y: .percent(50))
}

/// The order of fill, stroke and markers (SVG 2, 13.8).
struct PaintOrder: Hashable, Sendable {
    enum Phase: String, Sendable { case fill, stroke, markers }

    var phases: [Phase]

    static let normal = PaintOrder(phases: [.fill, .stroke, .markers])

    private init(phases: [Phase]) { self.phases = phases }

    /// Phases that are not named follow in the normal order.
    init?(_ text: String) {
        let words = text.lowercased().words
        if words == ["normal"] {
            self = .normal
            return
        }
        var phases: [Phase] = []
        for word in words {
            guard let phase = Phase(rawValue: word), !phases.contains(phase) else { return nil }
            phases.append(phase)
        }
        guard !phases.isEmpty else { return nil }
        self.phases = phases + PaintOrder.normal.phases.filter { !phases.contains($0) }
    }
}
