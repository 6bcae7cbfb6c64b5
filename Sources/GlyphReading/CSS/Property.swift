/// The properties that can change the drawing. All of them are also presentation attributes (SVG 2, 6.6).
enum Property: String, Hashable, Sendable, CaseIterable {
    case fill, stroke, color, opacity, visibility, display, transform, overflow, marker
    case fillOpacity = "fill-opacity"
    case fillRule = "fill-rule"
    case clipRule = "clip-rule"
    case strokeOpacity = "stroke-opacity"
    case strokeWidth = "stroke-width"
    case strokeLinecap = "stroke-linecap"
    case strokeLinejoin = "stroke-linejoin"
    case strokeMiterlimit = "stroke-miterlimit"
    case strokeDasharray = "stroke-dasharray"
    case strokeDashoffset = "stroke-dashoffset"
    case paintOrder = "paint-order"
    case fontSize = "font-size"
    case markerStart = "marker-start"
    case markerMid = "marker-mid"
    case markerEnd = "marker-end"
    case transformOrigin = "transform-origin"
    case transformBox = "transform-box"
    case clipPath = "clip-path"
    case stopColor = "stop-color"
    case stopOpacity = "stop-opacity"
    case vectorEffect = "vector-effect"
    case mask
    case maskType = "mask-type"
    case colorInterpolation = "color-interpolation"
    // Geometry, SVG 2, 7.
    case x, y, width, height, cx, cy, r, rx, ry
    // Properties with effects that plain paths cannot represent.
    case filter, rotate, scale, translate
    case maskImage = "mask-image"
    case backdropFilter = "backdrop-filter"
    case mixBlendMode = "mix-blend-mode"
    case offsetPath = "offset-path"

    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    /// The same as `init(rawValue:)`, which compares the name with every other.
    static func named(_ name: String) -> Property? { byName[name] }

    /// Whether a child inherits it from its parent.
    var isInherited: Bool {
        switch self {
        case .fill, .stroke, .color, .visibility, .fillOpacity, .fillRule, .clipRule, .strokeOpacity,
            .strokeWidth, .strokeLinecap, .strokeLinejoin, .strokeMiterlimit, .strokeDasharray,
            .strokeDashoffset, .paintOrder, .fontSize, .colorInterpolation, .marker, .markerStart, .markerMid,
            .markerEnd:
            true
        default: false
        }
    }

    /// Whether it is a presentation attribute of the element. The geometry properties are attributes of some elements
    /// only (SVG 2, 6.6), and `transform` has other names on paint servers.
    func isAttribute(of element: String) -> Bool {
        switch self {
        case .x, .y, .width, .height: ["svg", "rect", "use", "symbol"].contains(element)
        case .cx, .cy: element == "circle" || element == "ellipse"
        case .r: element == "circle"
        case .rx, .ry: element == "rect" || element == "ellipse"
        case .transform: !["linearGradient", "radialGradient", "pattern"].contains(element)
        case .rotate, .scale, .translate, .offsetPath, .backdropFilter, .maskImage, .transformBox, .marker:
            false
        default: true
        }
    }

    /// Whether the property causes an effect that is not supported.
    var isEffect: Bool {
        switch self {
        case .maskImage, .filter, .backdropFilter, .mixBlendMode, .rotate, .scale, .translate,
            .offsetPath:
            true
        default: false
        }
    }

    /// Whether it is a property since SVG 2, and an attribute alone before.
    var isGeometry: Bool {
        switch self {
        case .x, .y, .width, .height, .cx, .cy, .r, .rx, .ry: true
        default: false
        }
    }
}
