package import Markup
package import SemanticColor

/// A vector drawable of Android as an SVG document, which draws the same picture.
///
/// Its elements and attributes have the offsets of the drawable's, and its source is the drawable's file. So whatever
/// is found in the drawing has its place in the XML.
package struct VectorDrawable {
    /// Why a drawable is not drawn.
    package enum Refusal: Error {
        /// The reason, as a sentence without its end: it is right, and cannot be judged.
        case left(String)
        case broken(Diagnostic)
    }

    /// What the value of a colour is.
    package enum Value {
        /// - Parameter reference: the colour of the app that it refers to.
        case color(Color, reference: String?)
        /// Such as `?attr/colorPrimary`: the theme of the app gives it, or a library.
        case unknown
        /// A text that the build refuses.
        case invalid
    }

    /// A colour in the file, for one paint. A tint is one for each.
    package struct Stated: Hashable, Sendable {
        /// The bytes of its value.
        package let range: Range<Int>
        package let color: Color
        /// With the alpha of the paint.
        package let drawn: Color
        /// The colour of the app that it refers to.
        package let reference: String?
        /// Whether it is the whole paint, and no stop of a gradient.
        package let isWholePaint: Bool
    }

    package let document: Document
    /// The colours of all paints that are drawn.
    package let stated: [Stated]
    /// The values that are not known, in the order of the file.
    package let unknown: [String]
    /// Whether the theme or the code gives the one colour of it.
    package let isTemplate: Bool

    /// - Parameters:
    ///   - drawable: a file whose root is a `vector`.
    ///   - color: what a value such as `@color/brand` is.
    package init(_ drawable: Document, color: @escaping (String) -> Value) throws(Refusal) {
        let root = drawable.root
        var maker = DrawingMaker(drawable, color)
        let (width, height) = (
            try maker.number("viewportWidth", of: root, or: 0), try maker.number("viewportHeight", of: root, or: 0)
        )
        guard width > 0, height > 0 else {
            throw .broken(
                maker.fault(
                    "'vector' has no viewportWidth and viewportHeight above 0", at: root.offset,
                    hint: "state android:viewportWidth and android:viewportHeight, such as 24"))
        }
        try maker.readTint(of: root)
        var content = try maker.elements(root.children[...], depth: 0)
        let alpha = try maker.number("alpha", of: root, or: 1)
        if alpha < 1 {
            content = [maker.element("g", at: root, [("opacity", "\(max(alpha, 0))")], content)]
        }
        // One of them is the colour of the whole; of several, it is not known whether they can be told apart.
        if maker.hasUnknown, maker.hasKnown || Set(maker.unknown).count > 1 {
            throw .left("some of its colours are of the theme or of a library, and not known")
        }
        let svg = maker.element(
            "svg", at: root,
            [
                ("viewBox", "0 0 \(width) \(height)"), ("width", "\(maker.length("width", of: root) ?? width)"),
                ("height", "\(maker.length("height", of: root) ?? height)"), ("preserveAspectRatio", "none"),
            ], content)
        document = Document(source: drawable.source, root: svg)
        (stated, unknown) = (maker.stated, maker.unknown)
        isTemplate = maker.hasUnknown
    }
}

/// Makes the elements of a drawing.
private struct DrawingMaker {
    private let source: SourceFile
    private let color: (String) -> VectorDrawable.Value
    /// The colour in place of all others; nil without a tint.
    private var tint: DrawnColor?
    /// The colours of all paints that are drawn.
    private(set) var stated: [VectorDrawable.Stated] = []
    /// Whether something is drawn in a colour that is not known.
    var hasUnknown: Bool { !unknown.isEmpty }
    /// The values of these.
    private(set) var unknown: [String] = []
    private(set) var hasKnown = false

    /// A colour of the file, as it is drawn.
    private enum DrawnColor {
        case known(Color, reference: String?, Element.Attribute)
        case unknown(String)
    }

    /// Elements are not nested deeper, with the ones for clips.
    private static let depth = 200
    private static let android = "http://schemas.android.com/apk/res/android"
    private static let aapt = "http://schemas.android.com/aapt"

    init(_ drawable: Document, _ color: @escaping (String) -> VectorDrawable.Value) {
        (source, self.color) = (drawable.source, color)
    }

    // MARK: Elements

    /// What children of the root or of a group draw. A clip is for all that follows it there.
    mutating func elements(
        _ children: ArraySlice<Element>, depth: Int
    ) throws(VectorDrawable.Refusal) -> [Element] {
        guard depth < Self.depth else { throw .left("its groups are nested deeper than \(Self.depth)") }
        var drawn: [Element] = []
        var rest = children
        while let child = rest.popFirst() {
            switch child.name {
            case "group":
                let content = try elements(child.children[...], depth: depth + 1)
                drawn.append(element("g", at: child, [("transform", try transform(of: child))], content))
            case "path": drawn += try self.path(child)
            case "clip-path":
                guard let data = try data(of: child) else { continue }
                let id = "clip\(child.offset)"
                let area = element("path", at: child, rule("clip-rule", of: child), attributes: [data])
                drawn.append(element("clipPath", at: child, [("id", id)], [area]))
                let content = try elements(rest, depth: depth + 1)
                drawn.append(element("g", at: child, [("clip-path", "url(#\(id))")], content))
                return drawn
            default: break
            }
        }
        return drawn
    }

    func element(
        _ name: String, at place: Element, _ values: [(String, String)], _ children: [Element] = [],
        attributes: [Element.Attribute] = []
    ) -> Element {
        let made = values.map { name, value in
            Element.Attribute(name: name, value: value, offset: place.offset, valueOffset: place.offset)
        }
        return Element(
            name: name, namespace: "http://www.w3.org/2000/svg", attributes: attributes + made, children: children,
            offset: place.offset, contentOffset: place.contentOffset, endOffset: place.endOffset)
    }

    /// Scaled, then turned, both around the pivot, then moved (`VectorDrawable`, VGroup).
    private func transform(of group: Element) throws(VectorDrawable.Refusal) -> String {
        let (x, y) = (try number("pivotX", of: group, or: 0), try number("pivotY", of: group, or: 0))
        let (dx, dy) = (try number("translateX", of: group, or: 0), try number("translateY", of: group, or: 0))
        let (width, height) = (try number("scaleX", of: group, or: 1), try number("scaleY", of: group, or: 1))
        let angle = try number("rotation", of: group, or: 0)
        return "translate(\(dx + x) \(dy + y)) rotate(\(angle)) scale(\(width) \(height)) translate(\(-x) \(-y))"
    }

    private mutating func path(_ path: Element) throws(VectorDrawable.Refusal) -> [Element] {
        guard let data = try data(of: path) else { return [] }
        for (name, plain) in [("trimPathStart", 0.0), ("trimPathEnd", 1), ("trimPathOffset", 0)]
        where try number(name, of: path, or: plain) != plain {
            throw .left("a part of a path is not drawn without its animation")
        }
        var (values, gradients) = (rule("fill-rule", of: path), [Element]())
        values += try paint("fill", of: path, &gradients)
        let width = try number("strokeWidth", of: path, or: 0)
        if width > 0 {
            values += try paint("stroke", of: path, &gradients) + [("stroke-width", "\(width)")]
            for (own, name) in [("strokeLineCap", "stroke-linecap"), ("strokeLineJoin", "stroke-linejoin")] {
                if let value = attribute(own, of: path)?.value { values.append((name, value)) }
            }
            values.append(("stroke-miterlimit", "\(max(1, try number("strokeMiterLimit", of: path, or: 4)))"))
        }
        return gradients + [element("path", at: path, values, attributes: [data])]
    }

    /// The data as an attribute of SVG; nil without one.
    private func data(of path: Element) throws(VectorDrawable.Refusal) -> Element.Attribute? {
        guard var data = attribute("pathData", of: path), !data.value.isEmpty else { return nil }
        if data.value.hasPrefix("@") { throw .left("the data of a path is another resource") }
        if let offset = DrawablePathData.brokenArc(in: data.value) {
            var fault = fault("the numbers of an arc run together, which Android does not split", at: data.valueOffset)
            // With entities, the place in the file is not known.
            if source.bytes[data.valueOffset...].starts(with: data.value.utf8) {
                fault.location = source.location(at: data.valueOffset + offset)
            }
            fault.hint = "write a space after each flag: 'a4 4 0 0 1 .5 .5' in place of 'a4 4 0 01.5.5'"
            throw .broken(fault)
        }
        (data.name, data.namespace) = ("d", "")
        data.value = DrawablePathData.withoutEmptyCommands(data.value)
        return data
    }

    private func rule(_ name: String, of path: Element) -> [(String, String)] {
        attribute("fillType", of: path)?.value.lowercased() == "evenodd" ? [(name, "evenodd")] : []
    }

    // MARK: Colours

    mutating func readTint(of root: Element) throws(VectorDrawable.Refusal) {
        guard let attribute = attribute("tint", of: root), attribute.value != "@null" else { return }
        let mode = self.attribute("tintMode", of: root)?.value ?? "src_in"
        guard ["src_in", "src_atop"].contains(mode) else { throw .left("a tint of the mode '\(mode)' is not drawn") }
        tint = try drawn(attribute)
    }

    /// The properties of a fill or of a stroke.
    private mutating func paint(
        _ kind: String, of path: Element, _ gradients: inout [Element]
    ) throws(VectorDrawable.Refusal) -> [(String, String)] {
        let alpha = min(max(try number(kind + "Alpha", of: path, or: 1), 0), 1)
        let name = kind + "Color"
        let inner = path.children.first {
            $0.namespace == Self.aapt && $0["name"].map { $0.hasSuffix(":" + name) } ?? false
        }
        if let inner {
            guard let gradient = inner.children.first, gradient.name == "gradient" else {
                throw .left("colours by the state of a control are not judged")
            }
            let id = kind + "\(gradient.offset)"
            if let made = try self.gradient(gradient, id: id) {
                gradients.append(made)
                return [(kind, "url(#\(id))"), (kind + "-opacity", "\(alpha)")]
            }
        }
        guard inner == nil, let attribute = attribute(name, of: path), attribute.value != "@null" else {
            return [(kind, "none")]
        }
        let (value, opacity) = try shown(attribute, alpha: alpha, isWholePaint: true)
        return value.isEmpty ? [(kind, "none")] : [(kind, value), (kind + "-opacity", "\(opacity)")]
    }

    /// A colour of the file with the tint, as SVG has it; an empty one where nothing is seen.
    private mutating func shown(
        _ attribute: Element.Attribute, alpha: Double, isWholePaint: Bool
    ) throws(VectorDrawable.Refusal) -> (value: String, opacity: Double) {
        let own = try drawn(attribute)
        var opacity = alpha
        if case .known(let color, _, _) = own { opacity *= color.alpha }
        if opacity == 0 { return ("", 0) }
        guard let tint else {
            guard case .known(let color, let reference, _) = own else {
                noteUnknown(own)
                return ("currentColor", opacity)
            }
            note(color, color.opacity(alpha), reference, attribute, isWholePaint: isWholePaint)
            return (color.hex, opacity)
        }
        guard case .known(let color, let reference, let place) = tint else {
            noteUnknown(tint)
            return ("currentColor", opacity)
        }
        note(color, color.opacity(opacity), reference, place, isWholePaint: isWholePaint)
        return (color.hex, opacity * color.alpha)
    }

    private mutating func noteUnknown(_ color: DrawnColor) {
        if case .unknown(let text) = color { unknown.append(text) }
    }

    private mutating func note(
        _ color: Color, _ drawn: Color, _ reference: String?, _ attribute: Element.Attribute, isWholePaint: Bool
    ) {
        hasKnown = true
        let range = attribute.valueOffset..<attribute.valueOffset + attribute.value.utf8.count
        stated.append(
            VectorDrawable.Stated(
                range: range, color: color, drawn: drawn, reference: reference, isWholePaint: isWholePaint))
    }

    private func drawn(_ attribute: Element.Attribute) throws(VectorDrawable.Refusal) -> DrawnColor {
        switch color(attribute.value) {
        case .color(let color, let reference): return .known(color, reference: reference, attribute)
        case .unknown: return .unknown(attribute.value)
        case .invalid:
            throw .broken(
                fault(
                    "'\(attribute.value)' is not a colour", at: attribute.valueOffset,
                    hint: "write #RRGGBB, or #AARRGGBB with the alpha first"))
        }
    }

    /// Nil for one without colours.
    private mutating func gradient(_ gradient: Element, id: String) throws(VectorDrawable.Refusal) -> Element? {
        let kind = attribute("type", of: gradient)?.value ?? "linear"
        var values = [("id", id), ("gradientUnits", "userSpaceOnUse")]
        let names: [(String, String)]
        switch kind {
        case "linear": names = [("startX", "x1"), ("startY", "y1"), ("endX", "x2"), ("endY", "y2")]
        case "radial": names = [("centerX", "cx"), ("centerY", "cy"), ("gradientRadius", "r")]
        default: throw .left("a gradient of the kind '\(kind)' is not drawn")
        }
        for (own, name) in names { values.append((name, "\(try number(own, of: gradient, or: 0))")) }
        let spreads = ["mirror": "reflect", "repeat": "repeat"]
        if let spread = attribute("tileMode", of: gradient).flatMap({ spreads[$0.value] }) {
            values.append(("spreadMethod", spread))
        }
        var stops: [Element] = []
        let items = gradient.children.filter { $0.name == "item" }
        for item in items {
            guard let color = attribute("color", of: item) else { continue }
            stops.append(try stop(color, at: try number("offset", of: item, or: 0), item))
        }
        let ends = [("startColor", 0.0), ("centerColor", 0.5), ("endColor", 1.0)]
        for (name, offset) in items.isEmpty ? ends : [] {
            guard let color = attribute(name, of: gradient) else { continue }
            stops.append(try stop(color, at: offset, gradient))
        }
        if stops.isEmpty { return nil }
        return element(kind + "Gradient", at: gradient, values, stops)
    }

    private mutating func stop(
        _ color: Element.Attribute, at offset: Double, _ place: Element
    ) throws(VectorDrawable.Refusal) -> Element {
        let (value, opacity) = try shown(color, alpha: 1, isWholePaint: false)
        return element(
            "stop", at: place,
            [
                ("offset", "\(offset)"), ("stop-color", value.isEmpty ? "#000000" : value),
                ("stop-opacity", "\(opacity)"),
            ])
    }

    // MARK: Values

    private func attribute(_ name: String, of element: Element) -> Element.Attribute? {
        element.attribute(name, namespace: Self.android)
    }

    func number(_ name: String, of element: Element, or standard: Double) throws(VectorDrawable.Refusal) -> Double {
        guard let attribute = attribute(name, of: element) else { return standard }
        if attribute.value.hasPrefix("@") || attribute.value.hasPrefix("?") {
            throw .left("a number in it is another resource")
        }
        guard let number = Double(attribute.value), number.isFinite else {
            throw .broken(fault("'\(attribute.value)' is not a number", at: attribute.valueOffset))
        }
        return number
    }

    /// A length such as `24dp`, in its unit; nil for another resource.
    func length(_ name: String, of element: Element) -> Double? {
        let text = attribute(name, of: element)?.value ?? ""
        let digits = text.prefix { $0.isNumber || $0 == "." }
        return Double(digits).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    }

    func fault(_ message: String, at offset: Int, hint: String? = nil) -> Diagnostic {
        Diagnostic(
            .error, id: "unread-drawable", message, at: source.location(at: offset), hint: hint)
    }
}
