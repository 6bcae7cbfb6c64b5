internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// A picture as an Android `VectorDrawable`, whose colours are references to resources: one file for all values of
/// them.
///
/// The grammar follows the class's documentation. A viewport begins at the origin, so that paths are moved there;
/// groups have no opacity, so that layers must have none.
struct VectorDrawable {
    var drawing: Drawing
    /// The reference to a role: `@color/system_red`, or `@color/system_red_a50` as faint as a stop of a gradient has
    /// it.
    var reference: (ColorRole, _ alpha: Double) -> String
    /// Whether it is mirrored where text runs from right to left.
    var isMirrored = false

    /// The longest text of a compiled resource, in bytes (AAPT2, `StringPool`).
    static let longestText = 32_767

    /// - Returns: nil if a path is longer than a resource may be, although nothing in it can be drawn by itself.
    func text() -> String? {
        let port = Viewport(drawing)
        var paths: [XMLNode] = []
        for layer in drawing.layers {
            let paint = layer.paint.transformed(by: port.placing)
            if let (shape, data) = port.shape(of: layer) {
                paths.append(XMLNode("path", attributes(paint, shape) + [("android:pathData", data)]))
                continue
            }
            guard let gradient = paint.gradient else {
                guard let datas = port.datas(of: layer) else { return nil }
                paths += datas.map { XMLNode("path", attributes(paint) + [("android:pathData", $0)]) }
                continue
            }
            guard
                let element = AndroidGradient(gradient, current: paint.role.map { role in { reference(role, $0) } })
                    .element(
                        around: layer.path.transformed(by: port.placing), port)
            else { return nil }
            paths.append(element)
        }
        var root = [("xmlns:android", "http://schemas.android.com/apk/res/android")]
        if drawing.layers.contains(where: { $0.paint.gradient != nil }) {
            root.append(("xmlns:aapt", "http://schemas.android.com/aapt"))
        }
        root += [
            ("android:width", Self.number(drawing.width) + "dp"),
            ("android:height", Self.number(drawing.height) + "dp"),
            ("android:viewportWidth", Self.number(port.width)), ("android:viewportHeight", Self.number(port.height)),
        ]
        if isMirrored { root.append(("android:autoMirrored", "true")) }
        return XMLWriter(indent: "    ", hasDeclaration: true).string(XMLNode("vector", root, children: paths))
    }

    private func attributes(_ paint: TintedLayer.Paint, _ shape: DrawnShape) -> [(String, String)] {
        guard let stroke = shape.stroke else { return attributes(paint) }
        var attributes = shape.paintProperties(attributes(paint))
        attributes.append(("android:strokeWidth", Self.number(stroke.width)))
        if stroke.cap != .butt { attributes.append(("android:strokeLineCap", stroke.cap.rawValue)) }
        if stroke.join != .miter { attributes.append(("android:strokeLineJoin", stroke.join.rawValue)) }
        if stroke.join == .miter, stroke.miterLimit != 4 {
            attributes.append(("android:strokeMiterLimit", Self.number(stroke.miterLimit)))
        }
        return attributes
    }

    private func attributes(_ paint: TintedLayer.Paint) -> [(String, String)] {
        func fill(_ value: String, _ opacity: Double) -> [(String, String)] {
            [("android:fillColor", value)] + (opacity == 1 ? [] : [("android:fillAlpha", Self.number(opacity))])
        }
        switch paint {
        case .role(let role, let opacity): return fill(reference(role, 1), opacity)
        case .original(.color(let color)): return fill(color.androidHex, 1)
        // The tint of controls, as icons of the platform have it.
        case .original(.currentColor(let opacity)): return fill("?android:attr/colorControlNormal", opacity)
        case .fade, .original(.gradient): return []
        }
    }

    /// Android has a digit in front of each point.
    static func number(_ value: Double, decimals: Int = 4) -> String {
        let text = FixedDecimal(value, decimals: decimals).description
        return text.hasPrefix(".") ? "0" + text : text.hasPrefix("-.") ? "-0" + text.dropFirst() : text
    }
}

/// The coordinates of a drawable: its view box, from the origin.
struct Viewport {
    let width: Double
    let height: Double
    /// From the drawing's coordinates.
    let placing: Transform

    init(_ drawing: Drawing) {
        let fitting = drawing.preserveAspectRatio.transform(
            from: drawing.viewBox, toWidth: drawing.width, height: drawing.height)
        // The unit stays as long as the drawing's, so that nothing gets longer by more digits.
        placing = fitting.followed(by: .scale(1 / fitting.a, 1 / fitting.d))
        (width, height) = (drawing.width / fitting.a, drawing.height / fitting.d)
    }

    /// The data of a path that is placed already.
    func data(_ path: Path) -> String {
        AndroidPathData.text(of: path, in: Rect(x: 0, y: 0, width: width, height: height))
    }

    /// The shape of a layer that can be drawn as a stroke, with its data: in one colour, without dashes, and inside by
    /// the non-zero rule, which old versions of Android have alone.
    func shape(of layer: TintedLayer) -> (shape: DrawnShape, data: String)? {
        guard let shape = layer.shape?.transformed(by: placing), let stroke = shape.stroke, stroke.dash == nil,
            shape.fill != .evenodd, layer.paint.gradient == nil, placing.isSimilarity
        else { return nil }
        let data = data(shape.path)
        return data.utf8.count <= VectorDrawable.longestText ? (shape, data) : nil
    }

    /// The data of a layer's path: several where one would be too long for a resource.
    func datas(of layer: TintedLayer) -> [String]? {
        let whole = data(layer.path.transformed(by: placing))
        if whole.utf8.count <= VectorDrawable.longestText { return [whole] }
        // An area in holes of another part or next to it does not cover anything of it.
        var datas: [String] = []
        for part in layer.path.transformed(by: placing).parts {
            let piece = data(Path(part))
            if piece.utf8.count > VectorDrawable.longestText { return nil }
            if let last = datas.last, last.utf8.count + piece.utf8.count <= VectorDrawable.longestText {
                datas[datas.count - 1] = last + piece
            } else {
                datas.append(piece)
            }
        }
        return datas
    }
}
