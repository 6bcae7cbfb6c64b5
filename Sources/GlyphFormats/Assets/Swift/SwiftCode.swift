internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

extension AssetFormat {
    /// Swift code: `GlyphName`, the assets' names and images, and `GlyphColor`, the manifest's colours and the colours
    /// in use, with the values that catalogs cannot carry: the elevated ones. System colours come from the system that
    /// the code runs on, and have values only for systems that lack them.
    public static let swift = AssetFormat(
        name: "swift", summary: "`GlyphName` and `GlyphColor`, the assets with their images and the colours, in Swift",
        defaultPath: "swift", options: SwiftStyle.options, coversAllGlyphs: true, isOfColors: true,
        naming: AssetNaming(hint: "use letters and digits", isValid: { !$0.isEmpty && $0 != "_" }) { variant, export in
            SwiftStyle(export).identifier(variant.qualifiedName)
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
        if !set.variants.isEmpty {
            let code = SwiftNames(variants: set.variants, style: style)
            files.append(AssetFile(path: style.type("Name") + ".swift", text: code.text))
        }
        return files
    }
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

/// Dynamic colours as code that resolves by the traits of the place where they are shown.
struct SwiftColors {
    let roles: [ColorRole]
    let palette: Palette
    var style = SwiftStyle()

    var text: String {
        let cases = roles.map { role in
            comment(on: role) + "    case \(name(role)) = \(role.rawValue.swiftLiteral)\n"
        }
        return CodeNotice.line + "\n" + style.code(Self.head) + cases.joined() + "\n" + style.code(Self.types) + table
            + "}\n" + style.code(platforms)
    }

    private func name(_ role: ColorRole) -> String { style.identifier(role.rawValue) }

    /// The values of each colour; none for colours that every system has itself.
    private var table: String {
        let cases = roles.map { role in
            let values =
                palette.systemReference(of: role)?.isEverywhere == true
                ? "nil" : "Values(\n                \(self.values(of: role)))"
            return valueComment(on: role) + "        case .\(name(role)):\n            \(values)\n"
        }
        return "    private var values: Values? {\n        switch self {\n\(cases.joined())        }\n    }\n"
    }

    private func valueComment(on role: ColorRole) -> String {
        guard let reference = palette.systemReference(of: role), let generation = palette.generation else { return "" }
        let name = reference.role.rawValue
        return "        // "
            + (reference.isEverywhere
                ? "The system's \(name).\n"
                : "The system's \(name); its values of \(generation.rawValue) are for \(reference.exceptions).\n")
    }

    private var platforms: String {
        let references = roles.map { (name($0), palette.systemReference(of: $0)) }
        let isAny = references.contains { $0.1 != nil }
        func own(_ type: String, _ body: (SystemColorReference) -> [String]?) -> String {
            guard isAny else { return "" }
            let cases = references.flatMap { name, reference in
                ["case .\(name):"] + (reference.flatMap(body) ?? ["return nil"]).map { "    " + $0 }
            }
            return """

                        /// The system's, where it has the colour itself.
                        private var system\(type): \(type)? {
                            switch self {
                \(cases.map { "            \($0)\n" }.joined())            }
                        }

                """
        }
        let uiKit = own("UIColor") { reference in
            let lines = reference.uiKit.map(Self.returning)
            guard !reference.isOnTV, let lines else { return lines }
            return ["#if os(tvOS)", "    return nil", "#else"] + lines.map { "    " + $0 } + ["#endif"]
        }
        return Self.platforms(
            uiKit: uiKit, appKit: own("NSColor") { $0.appKit.map(Self.returning) }, isAny: isAny)
    }

    /// The body of a `switch` case.
    private static func returning(_ symbol: SystemColorReference.Symbol) -> [String] {
        guard let release = symbol.release else { return ["return .\(symbol.name)"] }
        return ["if #available(\(release), *) { return .\(symbol.name) } else { return nil }"]
    }

    private func comment(on role: ColorRole) -> String {
        let note = palette.note(on: role)
        let lines = [note.description, note.deprecation.map { "Deprecated" + ($0.isEmpty ? "." : ": " + $0) }]
        return lines.compactMap { $0 }.flatMap { $0.split(whereSeparator: \.isNewline) }.map { "    /// \($0)\n" }
            .joined()
    }

    /// The stated ones by their labels; the others fall back.
    private func values(of role: ColorRole) -> String {
        Appearance.allCases.compactMap { appearance in
            palette[role]?.stated(appearance).map { "\(SwiftFallback.label(appearance)): \(Self.literal($0))" }
        }.joined(separator: ",\n                ")
    }

    /// Six decimals, as exact as any screen.
    private static func literal(_ color: Color) -> String {
        let numbers = [color.red, color.green, color.blue, color.alpha].map { JSON.number($0).text.dropLast() }
        let name = color.space == .displayP3 ? "displayP3" : "sRGB"
        return ".\(name)(\((color.alpha == 1 ? numbers.dropLast() : numbers[...]).joined(separator: ", ")))"
    }
}
