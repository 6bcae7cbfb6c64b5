internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

extension AssetFormat {
    /// Assets for pages: a sprite, a style sheet of the colours, an ES module with types, an Iconify icon set, and
    /// components.
    public static let web = AssetFormat(
        name: "web",
        summary: "a sprite, a style sheet of the colours with manual themes, an ES module with types, an icon set in "
            + "Iconify's format, and React or Vue components",
        defaultPath: "web", options: [prefix, cases, theme, components, StrokePolicy.rule], coversAllGlyphs: true,
        needsDrawings: true, naming: WebNames.naming,
        losses: { set, export in set.withCurrentPaint.elevatedLosses(at: export.location) },
        assetFiles: { asset, palette, export, _ in
            let names = WebNames(export)
            guard let picture = WebDrawing(asset.stroked(for: export), palette, names) else { return [] }
            let module = WebModule(names: names).file(asset, picture)
            let components = export.components.map { $0.file(asset, picture, names) }
            return ([module] + components).map { $0.owned(by: asset) }
        }
    ) { set, export, _ throws(Findings) in
        let names = WebNames(export)
        let colors = CSSColors(
            roles: set.withCurrentPaint.rolesInUseOrOwn, palette: set.palette, prefix: names.prefix,
            places: set.colorPlaces)
        let sheet = WebStyleSheet(
            colors: colors, theme: export.options["theme"] ?? WebStyleSheet.standardTheme,
            hasDirections: set.assets.contains { $0.isMirrored || $0.entry.rtlSource != nil })
        let pictures = set.assets.compactMap { asset in
            WebDrawing(asset.stroked(for: export), set.palette, names).map { (asset: asset, picture: $0) }
        }
        let symbols = pictures.map { asset, picture in
            XMLNode("symbol", [("id", names.id(asset)), ("viewBox", picture.viewBox)], children: picture.elements)
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

/// The names of assets on the web: words with `-` between them in files and ids, an identifier in modules.
package struct WebNames {
    /// Begins ids, custom properties, and the names of an icon set.
    let prefix: String
    let cases: Case

    enum Case: String, CaseIterable {
        case camel, pascal

        var meaning: String { self == .camel ? "`bellSlash`" : "`BellSlash`" }
    }

    init(_ export: Export) {
        prefix = export.options["prefix"] ?? Self.standardPrefix
        cases = export.options["case"].flatMap(Case.init) ?? .camel
    }

    package static let standardPrefix = "glyph"

    /// `bell-slash`
    static func file(_ asset: GlyphAsset) -> String { CodeName.words(asset.qualifiedName, joinedBy: "-") }

    /// `glyph-bell-slash`
    func id(_ asset: GlyphAsset) -> String { prefix + "-" + Self.file(asset) }

    /// The name of an export of a module.
    func identifier(_ asset: GlyphAsset) -> String {
        let name = cases == .camel ? CodeName.camel(asset.qualifiedName) : CodeName.pascal(asset.qualifiedName)
        return Self.reserved.contains(name) ? name + "_" : name
    }

    /// The name of a component.
    func component(_ asset: GlyphAsset) -> String {
        CodeName.pascal(asset.qualifiedName)
    }

    /// Names of files; names in code follow from the same words.
    static let naming = AssetNaming(
        hint: "use letters from a to z and digits",
        isValid: { !$0.isEmpty && $0.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == 0x2D } }
    ) { asset, _ in file(asset) }

    /// The reserved words of modules (ECMAScript 2024, 12.7.2), and the names of the module's own.
    private static let reserved: Set<String> = [
        "arguments", "await", "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete",
        "do", "else", "enum", "eval", "export", "extends", "false", "finally", "for", "function", "if", "implements",
        "import", "in", "instanceof", "interface", "let", "new", "null", "package", "private", "protected", "public",
        "return", "static", "super", "switch", "this", "throw", "true", "try", "typeof", "var", "void", "while", "with",
        "yield", "names", "titles", "undefined", "NaN", "Infinity", "Glyph", "GlyphName",
    ]
}

/// An icon set as Iconify's tools read it (iconify.design, "IconifyJSON").
private struct IconifySet {
    let prefix: String
    private let icons: [(asset: GlyphAsset, picture: WebDrawing)]

    init(prefix: String, _ icons: [(asset: GlyphAsset, picture: WebDrawing)]) {
        (self.prefix, self.icons) = (prefix, icons)
    }

    var text: String {
        var members: [String: JSON] = [:]
        for (asset, picture) in icons {
            let box = picture.box.viewBox
            var icon: [String: JSON] = [
                "body": .string(picture.elements.map(XMLWriter.compact).joined()),
                "width": .number(box.width), "height": .number(box.height),
            ]
            if box.minX != 0 { icon["left"] = .number(box.minX) }
            if box.minY != 0 { icon["top"] = .number(box.minY) }
            if asset.entry.deprecated != nil { icon["hidden"] = true }
            members[WebNames.file(asset)] = .object(icon)
        }
        let set: JSON = ["prefix": .string(prefix), "icons": .object(members)]
        return set.text
    }
}

/// `package.json`: the exports of the folder to bundlers.
private struct WebPackage {
    private let components: [WebComponents]

    init(_ components: [WebComponents]) { self.components = components }

    var text: String {
        var exports: [String: JSON] = [
            // Types are next to each module under its name.
            ".": "./index.js", "./glyphs.css": "./glyphs.css", "./sprite.svg": "./sprite.svg",
            "./iconify.json": "./iconify.json",
        ]
        for framework in components {
            exports["./" + framework.rawValue] = .string("./\(framework.rawValue)/index.js")
        }
        let package: JSON = [
            "name": "glyphs", "private": true, "type": "module", "sideEffects": ["*.css"], "exports": .object(exports),
        ]
        return package.text
    }
}
