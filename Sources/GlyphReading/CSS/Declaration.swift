internal import Markup

/// `name: value`, from a sheet or a `style` attribute.
struct Declaration: Hashable, Sendable {
    /// In lower case, except for custom properties.
    let name: String
    /// Nil for a name that has no effect on a drawing.
    let property: Property?
    /// The value without comments, escapes and `!important`.
    var value: String
    var isImportant: Bool
    /// Whether it is a presentation attribute.
    var isAttribute: Bool
    /// The offset in the file.
    var offset: Int

    init(name: String, value: String, isImportant: Bool, offset: Int) {
        self.name = name
        self.value = value
        self.isImportant = isImportant
        isAttribute = false
        self.offset = offset
        property = Property.named(name)
    }

    /// A presentation attribute.
    init(_ property: Property, value: String, offset: Int) {
        (name, self.property, self.value) = (property.rawValue, property, value)
        (isImportant, isAttribute, self.offset) = (false, true, offset)
    }
}

extension Declaration {
    /// The declarations of a block or a `style` attribute; invalid parts are skipped (CSS Syntax 3, 5.4.5).
    ///
    /// - Parameter origin: the number that is added to offsets in `bytes` to get offsets in the file.
    static func list(_ bytes: [UInt8], origin: Int) -> [Declaration] {
        var scanner = ByteScanner(bytes)
        var result: [Declaration] = []
        while true {
            scanner.skipSpaceAndComments()
            if scanner.isAtEnd { return result }
            let start = scanner.index
            if let declaration = scanner.declaration(origin: origin) { result.append(declaration) }
            scanner.index = max(start, scanner.index)
            scanner.skip(to: [UInt8(ascii: ";")])
            scanner.index += 1
        }
    }
}

extension ByteScanner {
    fileprivate mutating func declaration(origin: Int) -> Declaration? {
        let start = index
        guard let name = identifier() else { return nil }
        skipSpaceAndComments()
        guard peek == UInt8(ascii: ":") else { return nil }
        index += 1
        let valueStart = index
        skip(to: [UInt8(ascii: ";")])
        var value = plainText(valueStart..<index)
        let isImportant = value.removeImportance()
        let isCustom = name.hasPrefix("--")
        if value.isEmpty, !isCustom { return nil }
        return Declaration(
            name: isCustom ? name : name.lowercased(), value: value, isImportant: isImportant, offset: origin + start)
    }
}

extension String {
    /// Removes `!important` from the end, and returns whether it was there.
    fileprivate mutating func removeImportance() -> Bool {
        guard let mark = lastIndex(of: "!"),
            self[index(after: mark)...].trimmedOfSpace.lowercased() == "important"
        else { return false }
        self = self[..<mark].trimmedOfSpace
        return true
    }
}

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
