internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

extension AssetFormat {
    /// Assets for pages: a sprite, a style sheet of the colours, an ES module with types, an Iconify icon set, and components.
    public static let web = AssetFormat(
        name: "web",
        summary: "a sprite, a style sheet of the colours with manual themes, an ES module with types, an icon set in "
            + "Iconify's format, and React or Vue components",
        defaultPath: "web", options: [prefix, cases, theme, components, StrokePolicy.rule], coversAllGlyphs: true,
        needsDrawings: true, naming: WebNames.naming,
        losses: { set, export in set.withCurrentPaint.elevatedLosses(at: export.location) },
        assetFiles: { variant, palette, export, _ in
            let names = WebNames(export)
            guard let picture = WebPicture(variant.stroked(for: export), palette, names) else { return [] }
            let module = WebModule(names: names).file(variant, picture)
            let components = export.components.map { $0.file(variant, picture, names) }
            return ([module] + components).map { $0.owned(by: variant) }
        }
    ) { set, export, _ throws(Findings) in
        let names = WebNames(export)
        let colors = CSSColors(
            roles: set.withCurrentPaint.rolesInUseOrOwn, palette: set.palette, prefix: names.prefix,
            places: set.colorPlaces)
        let sheet = WebStyleSheet(
            colors: colors, theme: export.options["theme"] ?? WebStyleSheet.standardTheme,
            hasDirections: set.variants.contains { $0.isMirrored || $0.entry.rtlSource != nil })
        let pictures = set.variants.compactMap { variant in
            WebPicture(variant.stroked(for: export), set.palette, names).map { (variant: variant, picture: $0) }
        }
        let symbols = pictures.map { variant, picture in
            XMLNode("symbol", [("id", names.id(variant)), ("viewBox", picture.viewBox)], children: picture.elements)
        }
        let sprite = XMLWriter().string(XMLNode("svg", [("xmlns", "http://www.w3.org/2000/svg")], children: symbols))
        return [
            AssetFile(path: "glyphs.css", text: try sheet.text(at: export.location)),
            AssetFile(path: "sprite.svg", text: sprite),
            AssetFile(path: "iconify.json", text: IconifySet(prefix: names.prefix, pictures).text),
            AssetFile(path: "package.json", text: WebPackage(export.components).text),
        ] + WebModule(names: names).files(set) + export.components.flatMap { $0.files(set, names) }
    }
}

private let prefix = AttributeRule(
    "prefix",
    ValueSyntax(
        expectation: "letters from a to z, a letter first, digits and '-'", form: .text(pattern: "[a-z][a-z0-9\\-]*")
    ) {
        $0.utf8.first?.isLowerLetter == true
            && $0.utf8.allSatisfy { $0.isLowerLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
    },
    "Begins the ids of the sprite and the custom properties, and names the icon set.",
    standard: .value(WebNames.standardPrefix), example: "acme")

private let cases = AttributeRule(
    "case", .one(of: WebNames.Case.self, \.meaning), "How the names in the module are written.",
    standard: .value(WebNames.Case.camel.rawValue), example: "pascal")

private let theme = AttributeRule(
    "theme",
    ValueSyntax(expectation: "a selector with {} for 'light' and 'dark'", form: .text(pattern: "[^{}]*\\{\\}[^{}]*")) {
        text in
        let parts = text.split(separator: "{}", omittingEmptySubsequences: false)
        return parts.count == 2 && !text.replacing("{}", with: "").contains { "{};<".contains($0) }
    },
    "The selector of a manual theme: `{}` stands for `light` and `dark`.",
    standard: .value(WebStyleSheet.standardTheme), example: ".theme-{}")

private let components = AttributeRule(
    "components", .list(of: .one(of: WebComponents.self, \.meaning)), "The frameworks that get components.",
    standard: "none", example: "react vue")

extension Export {
    fileprivate var components: [WebComponents] {
        let words = options["components"]?.listItems.map(String.init) ?? []
        return WebComponents.allCases.filter { words.contains($0.rawValue) }
    }
}
