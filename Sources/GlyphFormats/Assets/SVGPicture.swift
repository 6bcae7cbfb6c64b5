package import GlyphModel
package import Markup
internal import PathGeometry
package import SemanticColor

/// A drawing in one appearance as a plain SVG file: paths with literal colours, no style sheet, and no references
/// except to gradients. Every renderer reads that, asset catalogs too.
package struct SVGPicture {
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
}

/// The pictures of an asset as plain SVG: formats that write the same drawing write it once.
package struct PlainPictures: Sendable {
    private let pictures: [(drawing: Drawing, appearance: Appearance, svg: [UInt8])]

    package init(of variant: Variant, in palette: Palette) {
        pictures = variant.pictures.map { picture in
            let svg = SVGPicture(picture.drawing, in: picture.appearance, palette: palette)
            return (svg.drawing, picture.appearance, svg.bytes)
        }
    }

    /// Nil for another drawing.
    fileprivate func svg(of drawing: Drawing, in appearance: Appearance) -> [UInt8]? {
        pictures.first { $0.appearance == appearance && $0.drawing == drawing }?.svg
    }
}

extension SVGPicture {
    /// The file, which may be written already.
    func bytes(among pictures: PlainPictures?) -> [UInt8] {
        (form == nil ? pictures?.svg(of: drawing, in: appearance) : nil) ?? bytes
    }
}

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

extension Drawing {
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
