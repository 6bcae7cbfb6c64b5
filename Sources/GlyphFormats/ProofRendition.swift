internal import GlyphModel
package import Markup
internal import PathGeometry
package import SemanticColor

/// A picture as the files of a format show it, next to the expected one.
package struct ProofRendition: Sendable {
    /// The content that a renderer draws.
    package enum Content: Sendable {
        /// A document, or a part of a file as a document.
        case svg([UInt8])
        case png([UInt8])
    }

    /// Programs that draw pictures.
    package enum Renderer: Sendable, CaseIterable {
        /// Draws documents without settings of the system, and PNG.
        case plain
        /// Draws the pictures of pages, in light and in dark.
        case browser
    }

    /// The asset's name with its namespaces.
    package var asset: String
    package var appearance: Appearance
    /// The place of the glyph in the manifest.
    package var location: SourceFile.Location?
    /// The picture in the files; nil if none shows the asset.
    package var shown: FileRendition?
    /// The asset as a document: its layers as areas, plainly.
    package var expected: [UInt8]
    /// The same with strokes where the files have them: browsers draw the edges of lines less exactly than the edges of
    /// areas.
    package var expectedLines: [UInt8]
    /// The width of the picture, in pixels.
    package var width: Double
    package var height: Double
    /// The renderers that can draw it; empty if none can.
    package var renderers: [Renderer]
}

/// A picture in a file.
package struct FileRendition: Sendable {
    /// The path of the file, below the export's folder.
    package var path: String
    package var content: ProofRendition.Content
    /// The expected picture, where that is not the asset in its colours: a shape alone.
    var expected: [UInt8]?
    /// In pixels for each pixel of the asset; nil for any.
    var scale: Double?
}

// MARK: - Expected documents

extension Drawing {
    /// A document of SVG that states the layers with all digits, in absolute lines and curves.
    ///
    /// - Parameter isFramedByBox: whether the view box is its size.
    func plainDocument(in appearance: Appearance, of palette: Palette, isFramedByBox: Bool) -> [UInt8] {
        var drawing = self
        if isFramedByBox {
            (drawing.width, drawing.height, drawing.preserveAspectRatio) = (viewBox.width, viewBox.height, .initial)
        }
        var paints = SVGPaints(prefix: "")
        let shapes = layers.map { layer in
            let attributes = paints.attributes(for: layer.paint, in: appearance, of: palette)
            return SVGShape(
                data: (layer.shape?.path ?? layer.path).plainData,
                attributes: layer.shape?.svgAttributes(attributes) ?? attributes, groups: layer.groups)
        }
        return drawing.svgDocument(paints.definitions + SVGShape.elements(shapes))
    }

    /// A document that shows an area in black: some paths, of which others, above them, are erased.
    static func mask(_ paths: [(data: String, erases: Bool)], transform: Transform = .identity, in box: Rect) -> [UInt8]
    {
        let frame = Drawing(width: box.width, height: box.height, viewBox: box, layers: [])
        let t = transform
        let matrix = [t.a, t.b, t.c, t.d, t.e, t.f].map { "\($0)" }.joined(separator: " ")
        let sides = [("x", box.minX), ("y", box.minY), ("width", box.width), ("height", box.height)].map {
            ($0.0, "\($0.1)")
        }
        let shapes = paths.map { XMLNode("path", [("fill", $0.erases ? "#000" : "#FFF"), ("d", $0.data)]) }
        let content = XMLNode("g", [("transform", "matrix(\(matrix))")], children: shapes)
        return frame.svgDocument([
            XMLNode("mask", [("id", "m"), ("maskUnits", "userSpaceOnUse")] + sides, children: [content]),
            XMLNode("rect", [("mask", "url(#m)")] + sides),
        ])
    }
}

extension Path {
    /// Not the shortest: the data of files is compared with it.
    var plainData: String {
        func text(_ points: Point...) -> String { points.map { "\($0.x) \($0.y)" }.joined(separator: " ") }
        return elements.map { element in
            switch element {
            case .move(let point): "M" + text(point)
            case .line(let point): "L" + text(point)
            case .quadratic(let control, let point): "Q" + text(control, point)
            case .cubic(let first, let second, let point): "C" + text(first, second, point)
            case .close: "Z"
            }
        }.joined()
    }
}
