internal import GlyphModel
internal import Markup
internal import SemanticColor

extension AssetFormat {
    /// Swift code: `GlyphName`, the assets' names and images, and `GlyphColor`, the manifest's colours and the colours
    /// in use, with the values that catalogs cannot carry: the elevated ones. System colours come from the system that
    /// the code runs on, and have values only for systems that lack them.
    public static let swift = AssetFormat(
        name: "swift", summary: "`GlyphName` and `GlyphColor`, the assets with their images and the colours, in Swift",
        defaultPath: "swift", options: SwiftStyle.options, coversAllGlyphs: true, isOfColors: true,
        naming: AssetNaming(hint: "use letters and digits", isValid: { !$0.isEmpty && $0 != "_" }) { asset, export in
            SwiftStyle(export).identifier(asset.qualifiedName)
        }
    ) { set, export, _ throws(Findings) in
        let style = SwiftStyle(export)
        let colors = set.rolesInUseOrOwn
        let names = colors.map { FormatColorName($0, code: style.identifier($0.rawValue)) }
        try FormatColorName.check(names, as: "Swift case", invalid: "_", set.colorPlaces, at: export.location)
        var files: [AssetFile] = []
        // An enumeration without a case cannot have raw values.
        if !colors.isEmpty {
            let code = SwiftColors(roles: colors, palette: set.palette, style: style)
            files.append(AssetFile(path: style.type("Color") + ".swift", text: code.text))
        }
        if !set.assets.isEmpty {
            let code = SwiftNames(assets: set.assets, style: style)
            files.append(AssetFile(path: style.type("Name") + ".swift", text: code.text))
        }
        return files
    }
}

/// How Swift code is written: its names, and its access level.
struct SwiftStyle {
    enum Access: String, CaseIterable {
        case `public`, package, `internal`

        var meaning: String {
            switch self {
            case .public: "all modules see the types"
            case .package: "the modules of the package"
            case .internal: "the module itself"
            }
        }
    }

    enum Case: String, CaseIterable {
        case camel, snake

        var meaning: String { self == .camel ? "`bellSlash`" : "`bell_slash`" }
    }

    enum Bundle: String, CaseIterable {
        case main, module

        var meaning: String { self == .main ? "the app's" : "the bundle of the Swift package's target" }
    }

    var access = Access.public
    var prefix = standardPrefix
    var cases = Case.camel
    var bundle = Bundle.main

    static let standardPrefix = "Glyph"

    init() {}

    init(_ export: Export) {
        access = export.options["access"].flatMap(Access.init) ?? access
        prefix = export.options["prefix"] ?? prefix
        cases = export.options["case"].flatMap(Case.init) ?? cases
        bundle = export.options["bundle"].flatMap(Bundle.init) ?? bundle
    }

    /// `GlyphName`
    func type(_ name: String) -> String { prefix + name }

    func identifier(_ name: String) -> String {
        cases == .camel
            ? CodeName.swift(name) : CodeName.swift(CodeName.words(name, joinedBy: "_"), keepsUnderscores: true)
    }

    /// Code that is written for the standard style.
    func code(_ text: String) -> String {
        var text = text
        for name in ["Name", "Color"] { text = text.replacing("\(Self.standardPrefix)\(name)", with: type(name)) }
        text = text.replacing("Bundle.main", with: "Bundle." + bundle.rawValue)
        return access == .public ? text : text.replacing("public ", with: access == .package ? "package " : "")
    }

    static let options = [
        AttributeRule(
            "access", .one(of: Access.self, \.meaning), "Who sees the types.", standard: .value(Access.public.rawValue),
            example: Access.internal.rawValue),
        AttributeRule(
            "prefix",
            ValueSyntax(
                expectation: "a letter, followed by letters and digits", form: .text(pattern: "[A-Za-z][A-Za-z0-9]*")
            ) { $0.utf8.first?.isLetter == true && $0.utf8.allSatisfy { $0.isLetter || $0.isDigit } },
            "Begins the names of the types.", standard: .value(standardPrefix), example: "Acme"),
        AttributeRule(
            "case", .one(of: Case.self, \.meaning), "How the names of assets and colours are written.",
            standard: .value(Case.camel.rawValue), example: Case.snake.rawValue),
        AttributeRule(
            "bundle", .one(of: Bundle.self, \.meaning), "The bundle with the catalog.",
            standard: .value(Bundle.main.rawValue), example: Bundle.module.rawValue),
    ]
}

/// The assets as an enumeration, with their images.
private struct SwiftNames {
    let assets: [GlyphAsset]
    let style: SwiftStyle

    var text: String {
        let cases = assets.map { asset in
            comment(on: asset) + "    case \(style.identifier(asset.qualifiedName)) = "
                + "\(asset.qualifiedName.swiftLiteral)\n"
        }
        return CodeNotice.line + "\n" + style.code(Self.head) + cases.joined() + allCases + "}\n" + style.code(label)
            + labels
            + style.code(Self.images)
    }

    private func comment(on asset: GlyphAsset) -> String {
        asset.entry.deprecated.map { "    @available(*, deprecated, message: \($0.swiftLiteral))\n" } ?? ""
    }

    private static let head = """
        /// The assets, by the names that a catalog knows them by.
        public enum GlyphName: String, CaseIterable, Hashable, Sendable {

        """

    /// The compiler gives none to an enumeration with deprecated cases, and naming these would warn.
    private var allCases: String {
        guard assets.contains(where: { $0.entry.deprecated != nil }) else { return "" }
        let names = assets.map { "\n            \($0.qualifiedName.swiftLiteral)," }.joined()
        return style.code(
            "\n    /// All of them, those that are deprecated too.\n    public static var allCases: [GlyphName] {\n        ["
        )
            + names + style.code("\n        ].compactMap(GlyphName.init(rawValue:))\n    }\n")
    }

    private let label = """

        extension GlyphName {
            /// The name for those who do not see the image; nil where the manifest has no title.
            public var label: String? {

        """

    private var labels: String {
        let titled = assets.compactMap { asset in asset.title.map { (asset.qualifiedName, $0) } }
        if titled.isEmpty { return "        nil\n    }\n}\n" }
        let cases = titled.map { "        case \($0.swiftLiteral): \($1.swiftLiteral)\n" }.joined()
        return "        switch rawValue {\n\(cases)        default: nil\n        }\n    }\n}\n"
    }

    private static let images = """

        #if canImport(UIKit) && !os(watchOS)
            import UIKit

            extension GlyphName {
                /// The image in the catalog; nil where the bundle has none.
                public var uiImage: UIImage? { UIImage(named: rawValue, in: Bundle.main, compatibleWith: nil) }
            }
        #elseif canImport(AppKit)
            import AppKit

            extension GlyphName {
                /// The image in the catalog, with its label; nil where the bundle has none.
                public var nsImage: NSImage? {
                    let image = Bundle.main.image(forResource: rawValue)
                    image?.accessibilityDescription = label
                    return image
                }
            }
        #endif

        #if canImport(SwiftUI)
            import SwiftUI

            @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
            extension GlyphName {
                /// The image in the catalog. Its label is looked up in the bundle's strings; without one it is \
        decoration.
                public var image: Image {
                    if let label {
                        Image(rawValue, bundle: Bundle.main, label: Text(LocalizedStringKey(label), bundle: Bundle.main))
                    } else {
                        Image(decorative: rawValue, bundle: Bundle.main)
                    }
                }
            }
        #endif

        """
}

extension String {
    /// In quotes, with characters escaped that would end it or begin an interpolation.
    var swiftLiteral: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"", "\\": text += "\\" + String(scalar)
            case _ where scalar.properties.generalCategory == .control:
                text += "\\u{\(String(scalar.value, radix: 16))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return "\"\(text)\""
    }
}
