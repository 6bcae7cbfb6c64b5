internal import Markup
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

// MARK: - Declared values

extension ComputedStyle {
    /// Applies a declared value; returns false, and changes nothing, if the value is invalid.
    mutating func apply(_ property: Property, _ text: String, parent: ComputedStyle, offset: Int) -> Bool {
        switch text.lowercased() {
        case "inherit":
            copy(property, from: parent)
            return true
        case "initial":
            copy(property, from: ComputedStyle())
            return true
        case "unset", "revert", "revert-layer":
            copy(property, from: property.isInherited ? parent : ComputedStyle())
            return true
        default: break
        }
        if property.isEffect { return applyEffect(property, text, offset: offset) }
        return applyPaint(property, text) ?? applyStroke(property, text, parent: parent)
            ?? applyMarker(property, text) ?? applyMask(property, text, offset: offset) ?? applyOwn(property, text)
            ?? applyGeometry(property, text)
    }

    /// Nil if the property belongs to another group; so do the functions below.
    private mutating func applyPaint(_ property: Property, _ text: String) -> Bool? {
        switch property {
        case .fill: set(\.fill, PaintValue(text))
        case .stroke: set(\.stroke, PaintValue(text))
        case .color:
            text.lowercased() == "currentcolor" ? true : set(\.color, Color(css: text))
        case .fillOpacity: set(\.fillOpacity, opacity(text))
        case .strokeOpacity: set(\.strokeOpacity, opacity(text))
        case .fillRule: set(\.fillRule, FillRule(rawValue: text.lowercased()))
        case .clipRule: set(\.clipRule, FillRule(rawValue: text.lowercased()))
        case .paintOrder: set(\.paintOrder, PaintOrder(text))
        case .visibility:
            set(\.isVisible, ["visible": true, "hidden": false, "collapse": false][text.lowercased()])
        default: nil
        }
    }

    private mutating func applyStroke(_ property: Property, _ text: String, parent: ComputedStyle) -> Bool? {
        switch property {
        case .strokeWidth: set(\.strokeWidth, Length(text).flatMap { $0.value < 0 ? nil : $0 })
        case .strokeLinecap: set(\.cap, LineCap(rawValue: text.lowercased()))
        case .strokeLinejoin:
            // Joins of earlier drafts are drawn as miters (SVG 2, 13.5.5).
            switch text.lowercased() {
            case "miter-clip", "arcs": set(\.join, .miter)
            case let word: set(\.join, LineJoin(rawValue: word))
            }
        case .strokeMiterlimit: set(\.miterLimit, number(text).flatMap { $0 < 0 ? nil : max($0, 1) })
        case .strokeDasharray: set(\.dashes, dashLengths(text))
        case .strokeDashoffset: set(\.dashOffset, Length(text))
        case .fontSize: applyFontSize(text, parent: parent)
        default: nil
        }
    }

    private mutating func applyFontSize(_ text: String, parent: ComputedStyle) -> Bool {
        guard let length = Length(text), length.value >= 0 else {
            guard let share = Length.fontSizeKeywords[text.lowercased()] else { return false }
            fontSize.own = share.value * (share.unit == .em ? parent.fontSize.own : FontSize.medium)
            return true
        }
        let box = Viewport(width: parent.fontSize.own, height: parent.fontSize.own)
        fontSize.own = length.resolved(.other, in: box, fontSize: parent.fontSize)
        return true
    }

    private mutating func applyMarker(_ property: Property, _ text: String) -> Bool? {
        switch property {
        case .marker, .markerStart, .markerMid, .markerEnd: break
        default: return nil
        }
        var id: String?
        if text.lowercased() != "none" {
            guard let (address, _) = LocalReference.url(at: text) else { return false }
            if case .local(let local) = address { id = local }
        }
        if property != .markerMid, property != .markerEnd { markerStart = id }
        if property != .markerStart, property != .markerEnd { markerMid = id }
        if property != .markerStart, property != .markerMid { markerEnd = id }
        return true
    }

    private mutating func applyMask(_ property: Property, _ text: String, offset: Int) -> Bool? {
        switch property {
        case .mask:
            own.maskOffset = offset
            // Besides a reference, the shorthand can state a position, a size and more.
            let isReferenceAlone = LocalReference.url(at: text)?.rest.isEmpty ?? true
            return set(\.own.mask, isReferenceAlone ? ClipValue(text) : .other)
        case .maskType: return set(\.own.isAlphaMask, ["alpha": true, "luminance": false][text.lowercased()])
        case .colorInterpolation:
            return set(\.isLinearRGB, ["linearrgb": true, "srgb": false, "auto": false][text.lowercased()])
        default: return nil
        }
    }

    private mutating func applyOwn(_ property: Property, _ text: String) -> Bool? {
        switch property {
        case .opacity: return set(\.own.opacity, opacity(text))
        case .display:
            own.isDisplayed = text.lowercased() != "none"
            return true
        case .transform:
            let unit = Viewport(width: 1, height: 1)
            guard set(\.own.transform, TransformList.parse(text, box: unit)) else { return false }
            own.relativeTransform = text.contains("%") ? text : nil
            return true
        case .transformOrigin: return set(\.own.origin, TransformOrigin(text))
        case .transformBox: return set(\.own.transformBox, TransformBox(rawValue: text.lowercased()))
        case .clipPath: return set(\.own.clipPath, ClipValue(text))
        case .stopColor:
            let isCurrent = text.lowercased() == "currentcolor"
            return set(\.own.stopColor, isCurrent ? .currentColor : Color(css: text).map(StopColor.color))
        case .stopOpacity: return set(\.own.stopOpacity, opacity(text))
        case .overflow:
            own.isOverflowVisible = ["visible", "auto"].contains(text.lowercased())
            return true
        case .vectorEffect:
            own.hasFixedStroke = text.lowercased().words.contains("non-scaling-stroke")
            return true
        default: return nil
        }
    }

    /// `auto` is the absence of a length; negative sizes are invalid and ignored (SVG 2, 7).
    private mutating func applyGeometry(_ property: Property, _ text: String) -> Bool {
        if text.lowercased() == "auto" {
            own.geometry[property] = nil
            return true
        }
        guard let length = Length(text) else { return false }
        switch property {
        case .width, .height, .r, .rx, .ry: if length.value < 0 { return false }
        default: break
        }
        own.geometry[property] = length
        return true
    }

    private mutating func applyEffect(_ property: Property, _ text: String, offset: Int) -> Bool {
        own.effects.removeAll { $0.property == property }
        if !["none", "normal", "auto"].contains(text.lowercased()) {
            own.effects.append((property, text, offset))
        }
        return true
    }

    private mutating func set<Value>(_ path: WritableKeyPath<ComputedStyle, Value>, _ value: Value?) -> Bool {
        guard let value else { return false }
        self[keyPath: path] = value
        return true
    }
}

/// A number, or nil.
private func number(_ text: String) -> Double? {
    guard let length = Length(text), length.unit == .number else { return nil }
    return length.value
}

/// A number or a percentage, clamped to 0…1 (CSS Color 4, 3). An opacity that the context gives, in SVG for Firefox, is
/// the opacity of the tint.
private func opacity(_ text: String) -> Double? {
    if ["context-fill-opacity", "context-stroke-opacity"].contains(text.lowercased()) { return 1 }
    guard let length = Length(text), length.unit == .number || length.unit == .percent else { return nil }
    return min(max(length.unit == .percent ? length.value / 100 : length.value, 0), 1)
}

/// Lengths separated by commas or white space; a negative one makes the list invalid (SVG 2, 13.5.6).
private func dashLengths(_ text: String) -> [Length]? {
    if text.lowercased() == "none" { return [] }
    var scanner = ByteScanner(text)
    var result: [Length] = []
    scanner.skipBlank()
    while let length = scanner.length() {
        guard length.value >= 0 else { return nil }
        result.append(length)
        if scanner.skipSeparator(), scanner.isAtEnd { return nil }
    }
    return scanner.isAtEnd && !result.isEmpty ? result : nil
}

extension Length {
    /// Shares of the default size, or of the parent's, as in browsers.
    fileprivate static let fontSizeKeywords: [String: Length] = [
        "xx-small": Length(9.0 / 16), "x-small": Length(10.0 / 16), "small": Length(13.0 / 16), "medium": Length(1),
        "large": Length(18.0 / 16), "x-large": Length(1.5), "xx-large": Length(2), "smaller": Length(1 / 1.2, .em),
        "larger": Length(1.2, .em),
    ]
}

extension ClipValue {
    /// The functions and boxes of CSS Masking 1, 7.
    private static let shapes: Set<Substring> = [
        "circle", "ellipse", "inset", "polygon", "path", "rect", "xywh", "shape", "margin-box", "border-box",
        "padding-box", "content-box", "fill-box", "stroke-box", "view-box",
    ]

    fileprivate init?(_ text: String) {
        if text.lowercased() == "none" {
            self = .none
        } else if let (address, _) = LocalReference.url(at: text) {
            if case .local(let id) = address { self = .reference(id) } else { self = .none }
        } else if ClipValue.shapes.contains(text.lowercased().prefix { $0.isLetter || $0 == "-" }) {
            self = .other
        } else {
            return nil
        }
    }
}

// MARK: - Values of other styles

extension ComputedStyle {
    /// Copies one property from another style, for `inherit` and `initial`.
    mutating func copy(_ property: Property, from other: ComputedStyle) {
        switch property {
        case .fill: fill = other.fill
        case .stroke: stroke = other.stroke
        case .color: color = other.color
        case .fillOpacity: fillOpacity = other.fillOpacity
        case .strokeOpacity: strokeOpacity = other.strokeOpacity
        case .fillRule: fillRule = other.fillRule
        case .clipRule: clipRule = other.clipRule
        case .strokeWidth: strokeWidth = other.strokeWidth
        case .strokeLinecap: cap = other.cap
        case .strokeLinejoin: join = other.join
        case .strokeMiterlimit: miterLimit = other.miterLimit
        case .strokeDasharray: dashes = other.dashes
        case .strokeDashoffset: dashOffset = other.dashOffset
        case .visibility: isVisible = other.isVisible
        case .paintOrder: paintOrder = other.paintOrder
        case .fontSize: fontSize.own = other.fontSize.own
        case .colorInterpolation: isLinearRGB = other.isLinearRGB
        case .marker:
            (markerStart, markerMid, markerEnd) = (other.markerStart, other.markerMid, other.markerEnd)
        case .markerStart: markerStart = other.markerStart
        case .markerMid: markerMid = other.markerMid
        case .markerEnd: markerEnd = other.markerEnd
        default: copyOwn(property, from: other.own)
        }
    }

    private mutating func copyOwn(_ property: Property, from other: OwnStyle) {
        switch property {
        case .opacity: own.opacity = other.opacity
        case .display: own.isDisplayed = other.isDisplayed
        case .transform:
            (own.transform, own.relativeTransform) = (other.transform, other.relativeTransform)
        case .transformOrigin: own.origin = other.origin
        case .transformBox: own.transformBox = other.transformBox
        case .clipPath: own.clipPath = other.clipPath
        case .mask: (own.mask, own.maskOffset) = (other.mask, other.maskOffset)
        case .maskType: own.isAlphaMask = other.isAlphaMask
        case .stopColor: own.stopColor = other.stopColor
        case .stopOpacity: own.stopOpacity = other.stopOpacity
        case .overflow: own.isOverflowVisible = other.isOverflowVisible
        case .vectorEffect: own.hasFixedStroke = other.hasFixedStroke
        case .x, .y, .width, .height, .cx, .cy, .r, .rx, .ry:
            own.geometry[property] = other.geometry[property]
        default:
            own.effects.removeAll { $0.property == property }
            own.effects += other.effects.filter { $0.property == property }
        }
    }
}
