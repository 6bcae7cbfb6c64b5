internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

extension AssetFormat {
    /// One SVG per glyph that follows its viewer: light paints are in attributes, where renderers without media queries
    /// find them, and rules for `prefers-color-scheme` and `prefers-contrast` state the differences. Where the user has
    /// chosen all colours, by `forced-colors`, roles have the colour of text.
    public static let adaptiveSVG = AssetFormat(
        name: "adaptive-svg", summary: "one `NAME.svg` that follows the colour scheme and contrast of its viewer",
        defaultPath: "adaptive-svg", options: [StrokePolicy.rule],
        losses: { set, export in
            set.elevatedLosses(at: export.location) + set.wideColorLosses(at: export.location)
        },
        assetFiles: { asset, palette, export, _ in
            asset.stroked(for: export).withCurrentPaint.directions.compactMap { direction in
                let (pictures, name) = (direction.asset.pictures, asset.qualifiedName + direction.suffix)
                guard let first = pictures.first else { return nil }
                var file = AdaptiveSVG(
                    prefix: cssPrefix(name), box: first.drawing, appearances: pictures.map(\.appearance))
                return AssetFile(path: name + ".svg", text: file.text(of: pictures, palette: palette)).owned(
                    by: asset)
            }
        }, setFiles: noFiles)
}

/// A prefix for class names that no other glyph has, since all style sheets of a page share their names.
private func cssPrefix(_ name: String) -> String {
    var prefix = ""
    for byte in name.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            prefix.unicodeScalars.append(Unicode.Scalar(byte))
        case UInt8(ascii: "."): prefix += "_"
        default: prefix += "__" + String(byte, radix: 16)
        }
    }
    let isDigit = prefix.utf8.first?.isDigit ?? true
    return (isDigit || prefix.hasPrefix("-") ? "_" : "") + prefix + "-"
}

private struct AdaptiveSVG {
    let prefix: String
    /// The drawing whose size and view box the file has: the light one.
    let box: Drawing
    private var sheet: AdaptiveSheet
    private var paints: SVGPaints

    init(prefix: String, box: Drawing, appearances: [Appearance]) {
        self.prefix = prefix
        sheet = AdaptiveSheet(appearances: appearances)
        self.box = box
        paints = SVGPaints(prefix: prefix)
    }

    mutating func text(of pictures: [GlyphAsset.Rendition], palette: Palette) -> String {
        if let tint = pictures.first?.tint, pictures.contains(where: \.drawing.hasCurrentColor) {
            let appearances = pictures.map(\.appearance)
            sheet.colorText { appearance in
                let shown = appearance.standIn(among: appearances).flatMap(appearances.firstIndex)
                let tint = shown.map { pictures[$0].tint } ?? tint
                return (palette[tint]?[appearance] ?? .black).cssHex
            }
        }
        let forms = forms(of: pictures.map { AppearanceContent(appearance: $0.appearance, content: $0.drawing) })
        var elements: [XMLNode] = []
        for (index, form) in forms.enumerated() {
            let shapes = SVGShape.elements(shapes(of: form, number: index, palette: palette))
            elements += forms.count == 1 ? shapes : [group(shapes, number: index, form: form)]
        }
        return String(decoding: box.svgDocument(sheet.elements + paints.definitions + elements), as: UTF8.self)
    }

    /// Drawings of one geometry, and the appearances that show them. Light's is the first.
    private struct Form {
        var drawings: [AppearanceContent<Drawing>]

        func shares(_ drawing: Drawing) -> Bool {
            guard let own = drawings.first?.content, own.layers.count == drawing.layers.count else { return false }
            return own.viewBox == drawing.viewBox
                && zip(own.layers, drawing.layers).allSatisfy {
                    $0.path == $1.path && $0.shape == $1.shape && $0.groups == $1.groups
                }
        }
    }

    private func forms(of drawings: [AppearanceContent<Drawing>]) -> [Form] {
        drawings.reduce(into: []) { forms, rendition in
            if let known = forms.firstIndex(where: { $0.shares(rendition.content) }) {
                forms[known].drawings.append(rendition)
            } else {
                forms.append(Form(drawings: [rendition]))
            }
        }
    }

    /// Only one of several forms is displayed; without rules, the light one.
    private mutating func group(_ shapes: [XMLNode], number: Int, form: Form) -> XMLNode {
        let name = "\(prefix)form\(number)"
        let shown = Set(form.drawings.map(\.appearance))
        sheet.style(name) { ["display": shown.contains($0) ? "inline" : "none"] }
        let attributes = [("class", name)] + (shown.contains(.light) ? [] : [("display", "none")])
        return XMLNode("g", attributes, children: shapes)
    }

    private mutating func shapes(of form: Form, number: Int, palette: Palette) -> [SVGShape] {
        guard let base = form.drawings.first else { return [] }
        let fitting = base.content.viewBox.fitting(box.viewBox)
        var shapes: [SVGShape] = []
        for (index, layer) in base.content.layers.enumerated() {
            var fills: [Appearance: [(String, String)]] = [:]
            for drawing in form.drawings {
                let paint = drawing.content.layers[index].paint.transformed(by: fitting)
                fills[drawing.appearance] = paints.attributes(
                    for: paint, in: drawing.appearance, of: palette)
            }
            let attributes = fills[base.appearance] ?? []
            let name = "\(prefix)\(number)-\(index)"
            let differs = sheet.style(name) { appearance in
                // Where the form is not displayed, its fill does not matter.
                fills[appearance].map { layer.paintProperties(Self.withOpacity($0)) } ?? [:]
            }
            let forced = forcedPaint(layer, fitting, unlike: fills.values)
            if let forced { sheet.force("." + name, forced) }
            var shape = layer.svgShape(attributes, fitting: fitting, in: box.viewBox)
            if differs || forced != nil { shape.attributes.insert(("class", name), at: 0) }
            shapes.append(shape)
        }
        return shapes
    }

    /// The keyword of a role where colours are forced; nil for other paints. The colour is opaque, and the layer as
    /// faint as it is.
    ///
    /// - Parameter others: the values elsewhere.
    private mutating func forcedPaint(
        _ layer: TintedLayer, _ fitting: Transform, unlike others: Dictionary<Appearance, [(String, String)]>.Values
    ) -> String? {
        let fill: [(String, String)]
        switch layer.paint.transformed(by: fitting) {
        case .role(let role, let opacity):
            let faint = ("fill-opacity", FixedDecimal(opacity, decimals: 4).description)
            let isFaint = others.contains { Self.withOpacity($0).contains { $0.0 == faint.0 && $0.1 != faint.1 } }
            fill = [("fill", role.forcedColor)] + (isFaint ? [faint] : [])
        case .fade(let role, let gradient):
            fill = Array(paints.attributes(for: gradient, current: role.forcedColor).prefix(1))
        case .original: return nil
        }
        return layer.paintProperties(fill).sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: "; ")
    }

    private static func withOpacity(_ fills: [(String, String)]) -> [(String, String)] {
        fills.contains { $0.0 == "fill-opacity" } ? fills : fills + [("fill-opacity", "1")]
    }
}

extension TintedLayer {
    /// The properties that a rule states.
    fileprivate func paintProperties(_ fills: [(String, String)]) -> [String: String] {
        Dictionary(shape?.paintProperties(fills) ?? fills, uniquingKeysWith: { $1 })
    }
}
