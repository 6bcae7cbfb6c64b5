internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// An asset for pages: elements of SVG whose colours are custom properties, with the values of light where no style
/// sheet gives any.
///
/// Where appearances differ in more than the values of colours, the element has a group for each. One of them is
/// displayed: `glyphs.css` gives `--glyph-light` and the like, and without it the light one is.
struct WebDrawing {
    /// The size and the view box of light.
    let box: Drawing
    let elements: [XMLNode]

    init?(_ asset: GlyphAsset, _ palette: Palette, _ names: WebNames) {
        let asset = asset.withCurrentPaint
        guard let first = asset.pictures.first else { return nil }
        box = first.drawing
        let colors = CSSColors(roles: [], palette: palette, prefix: names.prefix)
        var paints = SVGPaints(prefix: names.id(asset) + "-")
        let left = Self.forms(of: asset, in: first.drawing, colors, &paints)
        let right = asset.rightToLeft.map { Self.forms(of: $0, in: first.drawing, colors, &paints) }
        var elements = left
        if let right {
            elements = zip(WebDirection.allCases, [left, right]).map { direction, elements in
                direction.group(elements, prefix: names.prefix)
            }
        } else if asset.isMirrored {
            elements = WebDirection.mirrored(left, around: first.drawing.viewBox.center, prefix: names.prefix)
        }
        self.elements = paints.definitions + elements
    }

    private static func forms(
        of asset: GlyphAsset, in box: Drawing, _ colors: CSSColors, _ paints: inout SVGPaints
    ) -> [XMLNode] {
        var renditions: [AppearanceContent<[XMLNode]>] = []
        for picture in asset.pictures {
            let fitting = picture.drawing.viewBox.fitting(box.viewBox)
            var shapes: [SVGShape] = []
            for layer in picture.drawing.layers {
                let attributes = paints.attributes(for: layer.paint.transformed(by: fitting), as: colors)
                shapes.append(layer.svgShape(attributes, fitting: fitting, in: box.viewBox))
            }
            renditions.append(AppearanceContent(appearance: picture.appearance, content: SVGShape.elements(shapes)))
        }
        let forms = renditions.reduced()
        if forms.count == 1 { return forms[0].content }
        return forms.map { form in
            let toggle = WebToggle(form.appearance, of: forms.count)
            return WebToggle.group(
                form.content, toggle.property(colors.prefix), isDisplayed: toggle.isDisplayed(in: .light))
        }
    }

    /// `0 0 24 24`
    var viewBox: String { box.svgBox.last?.value ?? "" }
}

extension SVGPaints {
    /// `fill` with a custom property for a role.
    fileprivate mutating func attributes(for paint: TintedLayer.Paint, as colors: CSSColors) -> [(String, String)] {
        switch paint {
        case .original(let paint): return attributes(for: paint)
        case .fade(let role, let gradient): return attributes(for: gradient, current: colors.reference(role))
        case .role(let role, let opacity):
            let faint = FixedDecimal(opacity, decimals: 4).description
            return [("fill", colors.reference(role))] + (opacity == 1 ? [] : [("fill-opacity", faint)])
        }
    }
}

// MARK: - Which picture is displayed

/// A custom property that states whether a picture of one appearance is displayed.
struct WebToggle {
    private let appearance: Appearance
    /// Whether there are pictures for light and dark only, and not for each contrast.
    private let isOfStyles: Bool

    init(_ appearance: Appearance, of count: Int) { (self.appearance, isOfStyles) = (appearance, count == 2) }

    static let all: [WebToggle] =
        [.light, .dark].map { WebToggle($0, of: 2) } + Appearance.withoutLevels.map { WebToggle($0, of: 4) }

    /// Elements that are displayed as a property says. It is an attribute, and not a style: pages with a content
    /// security policy of `style-src 'self'` apply none that is in their text.
    ///
    /// - Parameter isDisplayed: whether they are without a style sheet.
    static func group(
        _ elements: [XMLNode], _ property: String, isDisplayed: Bool, placing: [(String, String)] = []
    ) -> XMLNode {
        let display = "var(\(property),\(isDisplayed ? "inline" : "none"))"
        return XMLNode("g", [("display", display)] + placing, children: elements)
    }

    /// `--glyph-light` and `--glyph-dark`, or `--glyph-light-normal` and the like.
    func property(_ prefix: String) -> String {
        let style = "--\(prefix)-\(appearance.style == .dark ? "dark" : "light")"
        return isOfStyles ? style : style + (appearance.contrast == .high ? "-high" : "-normal")
    }

    func isDisplayed(in other: Appearance) -> Bool {
        appearance.style == other.style && (isOfStyles || appearance.contrast == other.contrast)
    }
}

/// The direction of text around a picture, as the page's `dir` states it.
enum WebDirection: String, CaseIterable {
    case ltr, rtl

    /// `--glyph-rtl`
    private func property(_ prefix: String) -> String { "--\(prefix)-\(rawValue)" }

    /// Elements that are displayed in this direction only.
    ///
    /// - Parameter placing: further attributes.
    func group(_ elements: [XMLNode], prefix: String, placing: [(String, String)] = []) -> XMLNode {
        WebToggle.group(elements, property(prefix), isDisplayed: self == .ltr, placing: placing)
    }

    /// Elements that are mirrored where text runs from right to left. They are there twice: a transform can follow a
    /// property only by a style, which a page may not allow.
    static func mirrored(_ elements: [XMLNode], around center: Point, prefix: String) -> [XMLNode] {
        let width = FixedDecimal(2 * center.x, decimals: 4).description
        return [
            ltr.group(elements, prefix: prefix),
            rtl.group(elements, prefix: prefix, placing: [("transform", "matrix(-1 0 0 1 \(width) 0)")]),
        ]
    }

    /// The custom properties that depend on it.
    static func properties(_ prefix: String) -> [String] {
        allCases.map { $0.property(prefix) } + ["--\(prefix)-direction"]
    }

    /// The rules of a style sheet.
    static func rules(_ prefix: String) -> [(selector: String, declarations: [String])] {
        [(":root", ltr), ("[dir=ltr]", ltr), ("[dir=rtl]", rtl)].map { selector, direction in
            (selector, allCases.map { "\($0.property(prefix)): \($0 == direction ? "inline" : "none")" })
        }
    }
}
