public import GlyphModel
public import Markup
internal import PathGeometry
public import SemanticColor

/// A drawing in one appearance as a plain SVG file: paths with literal colours, no style sheet, and no references
/// except to gradients. Every renderer reads that, asset catalogs too.
package struct SVGRendition {
    var drawing: Drawing
    var appearance: Appearance
    var palette: Palette
    /// Stated in the file, so that a filled form is not filled again.
    package var form: GlyphForm?

    package init(
        _ drawing: Drawing, in appearance: Appearance, palette: Palette, strokes: StrokePolicy = .expand
    ) {
        self.drawing = drawing.stroked(strokes == .keep)
        self.appearance = appearance
        self.palette = palette
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    package var bytes: [UInt8] {
        var paints = SVGPaints(prefix: "")
        let shapes = drawing.layers.map { layer in
            layer.svgShape(
                paints.attributes(for: layer.paint, in: appearance, of: palette), in: drawing.viewBox)
        }
        return drawing.svgDocument(paints.definitions + SVGShape.elements(shapes), form: form)
    }

    /// The file, which may be written already.
    func bytes(among pictures: SVGRenditions?) -> [UInt8] {
        (form == nil ? pictures?.svg(of: drawing, in: appearance) : nil) ?? bytes
    }
}

/// The pictures of an asset as plain SVG: formats that write the same drawing write it once.
package struct SVGRenditions: Sendable {
    private let pictures: [(drawing: Drawing, appearance: Appearance, svg: [UInt8])]

    package init(of asset: GlyphAsset, in palette: Palette) {
        pictures = asset.pictures.map { picture in
            let svg = SVGRendition(picture.drawing, in: picture.appearance, palette: palette)
            return (svg.drawing, picture.appearance, svg.bytes)
        }
    }

    /// Nil for another drawing.
    fileprivate func svg(of drawing: Drawing, in appearance: Appearance) -> [UInt8]? {
        pictures.first { $0.appearance == appearance && $0.drawing == drawing }?.svg
    }
}

extension Drawing {
    /// The text of an SVG file that shows it in one appearance: paths with literal colours, no style sheet, and no
    /// references except to gradients.
    ///
    /// A filled form is marked in its file, so that it is not filled again.
    ///
    /// - Parameters:
    ///   - palette: the palette that resolves the colour names of its layers. A drawing in its own paints needs none.
    ///   - strokes: how shapes that were drawn as strokes are written, where the drawing still has them.
    /// - Throws: `unknown-color` for a name that the palette does not have, and where the contract of `Drawing` is
    ///   broken: `empty-path`, `path-not-finite`.
    public func svg(
        _ appearance: Appearance = .light, palette: Palette = Palette(), strokes: StrokePolicy = .expand
    ) throws(Findings) -> String {
        let faults = violations(in: palette, isCropped: false).map {
            Diagnostic(.error, id: $0.id, $0.message, hint: $0.hint)
        }
        if !faults.isEmpty { throw Findings(faults) }
        var picture = SVGRendition(self, in: appearance, palette: palette, strokes: strokes)
        picture.form = form == .fill ? .fill : nil
        return picture.text
    }

    /// A whole file with the drawing's size and view box.
    func svgDocument(_ children: [XMLNode], form: GlyphForm? = nil) -> [UInt8] {
        var attributes = [("xmlns", "http://www.w3.org/2000/svg")] + svgBox.map { ($0.name, $0.value) }
        if preserveAspectRatio != .initial {
            attributes.append(("preserveAspectRatio", preserveAspectRatio.text))
        }
        if let form { attributes.append((GlyphForm.attribute, form.rawValue)) }
        let root = XMLNode("svg", attributes, children: children)
        return XMLWriter().bytes(root)
    }

    /// The attributes `width`, `height` and `viewBox`.
    var svgBox: [(name: String, value: String)] {
        let number = { (value: Double) in FixedDecimal(value, decimals: 6).description }
        let box = [viewBox.minX, viewBox.minY, viewBox.width, viewBox.height].map(number)
        return [("width", number(width)), ("height", number(height)), ("viewBox", box.joined(separator: " "))]
    }
}

// MARK: - Shapes

/// A path with its attributes, as a file has it.
package struct SVGShape {
    package var data: String
    package var attributes: [(String, String)]
    package var groups: [OpacityGroup]

    package init(data: String, attributes: [(String, String)], groups: [OpacityGroup]) {
        self.data = data
        self.attributes = attributes
        self.groups = groups
    }

    /// The shapes in their groups: layers of one group are together, outermost first.
    package static func elements(_ shapes: [SVGShape]) -> [XMLNode] {
        var result = OpenGroups()
        for shape in shapes {
            result.enter(shape.groups)
            result.append(XMLNode("path", shape.attributes + [("d", shape.data)]))
        }
        return result.finish()
    }

    private struct OpenGroups {
        private var open: [OpacityGroup] = []
        /// The nodes at each depth; one more than there are open groups.
        private var gathered: [[XMLNode]] = [[]]

        mutating func enter(_ groups: [OpacityGroup]) {
            let shared = zip(open, groups).prefix { $0 == $1 }.count
            while open.count > shared { leave() }
            for group in groups.dropFirst(shared) {
                open.append(group)
                gathered.append([])
            }
        }

        mutating func append(_ element: XMLNode) { gathered[gathered.count - 1].append(element) }

        private mutating func leave() {
            let group = open.removeLast()
            let children = gathered.removeLast()
            append(
                XMLNode(
                    "g", [("opacity", FixedDecimal(group.opacity, decimals: 4).description)],
                    children: children))
        }

        mutating func finish() -> [XMLNode] {
            while !open.isEmpty { leave() }
            return gathered[0]
        }
    }
}

extension TintedLayer {
    /// The element of an SVG file that shows it.
    ///
    /// - Parameters:
    ///   - attributes: the attributes of its fill.
    ///   - fitting: the transform from its own coordinates, which scales evenly.
    func svgShape(
        _ attributes: [(String, String)], fitting: Transform = .identity, in viewBox: Rect
    ) -> SVGShape {
        guard let shape else {
            let data = fitting == .identity ? data : nil
            return SVGShape(
                data: data ?? path.transformed(by: fitting).svgData(in: viewBox), attributes: attributes, groups: groups
            )
        }
        let fitted = shape.transformed(by: fitting)
        return SVGShape(
            data: fitted.path.svgData(in: viewBox), attributes: fitted.svgAttributes(attributes), groups: groups)
    }
}

extension DrawnShape {
    /// - Parameter fills: the attributes of a fill in the shape's paint.
    func svgAttributes(_ fills: [(String, String)]) -> [(String, String)] {
        guard let stroke else { return fills }
        let inside = fill == nil ? [("fill", "none")] : fills + (fill == .evenodd ? [("fill-rule", "evenodd")] : [])
        return inside + paintProperties(fills).filter { !$0.0.hasPrefix("fill") } + stroke.svgAttributes
    }

    /// The properties of its paint: the properties of its fill, of its stroke, or of both.
    ///
    /// - Parameter fills: the properties of a fill.
    func paintProperties(_ fills: [(String, String)]) -> [(String, String)] {
        let strokes = fills.map { ($0.0.replacing("fill", with: "stroke"), $0.1) }
        return (fill == nil ? [] : fills) + (stroke == nil ? [] : strokes)
    }
}

extension StrokeStyle {
    /// The attributes without a default value.
    fileprivate var svgAttributes: [(String, String)] {
        func number(_ value: Double) -> String { FixedDecimal(value, decimals: 4).description }
        var attributes = width == 1 ? [] : [("stroke-width", number(width))]
        if cap != .butt { attributes.append(("stroke-linecap", cap.rawValue)) }
        if join != .miter { attributes.append(("stroke-linejoin", join.rawValue)) }
        if join == .miter, miterLimit != 4 { attributes.append(("stroke-miterlimit", number(miterLimit))) }
        if let dash {
            attributes.append(("stroke-dasharray", dash.lengths.map(number).joined(separator: " ")))
            if dash.offset != 0 { attributes.append(("stroke-dashoffset", number(dash.offset))) }
        }
        return attributes
    }
}

extension StrokePolicy {
    /// The rule of the attribute of an `export`.
    static let rule = AttributeRule(
        option, .one(of: StrokePolicy.self, \.meaning), "How strokes are written. What a glyph states counts first.",
        standard: .value(StrokePolicy.expand.rawValue), example: StrokePolicy.keep.rawValue)
}
