internal import Markup
internal import PathGeometry
internal import SemanticColor

extension AssetFormat {
    /// Swift code: `GlyphName`, the assets' names, and `GlyphColor`, the manifest's colours and those in use, with the
    /// values that catalogs have no place for: the elevated ones.
    public static let swift = AssetFormat(name: "swift", defaultPath: "swift", tellsOfAll: true) {
        set, export throws(Findings) in
        let names = set.variants.map(\.qualifiedName)
        let colors = set.rolesInUseOrOwn
        try CodeName.checkClashes(of: names, as: CodeName.swift, at: export.location)
        try CodeName.checkClashes(of: colors.map(\.rawValue), as: CodeName.swift, at: export.location)
        var files: [AssetFile] = []
        // An enumeration without a case cannot have raw values.
        if !colors.isEmpty {
            files.append(
                AssetFile(path: "GlyphColor.swift", text: SwiftColors(roles: colors, palette: set.palette).text))
        }
        if !names.isEmpty { files.append(AssetFile(path: "GlyphName.swift", text: swiftNames(names))) }
        return files
    }
}

private let swiftNotice = "// Made by twinlight: changes are lost with the next build.\n"

private func swiftNames(_ names: [String]) -> String {
    let cases = names.map { "    case \(CodeName.swift($0)) = \($0.swiftLiteral)\n" }
    return swiftNotice + """

        /// The assets, by the names that a catalog knows them by.
        public enum GlyphName: String, CaseIterable, Hashable, Sendable {
        \(cases.joined())}

        """
}

extension String {
    /// Between quotes, with what would end it, or begin an interpolation, escaped.
    fileprivate var swiftLiteral: String {
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

/// Dynamic colours as code that asks the traits of where they are shown.
struct SwiftColors {
    let roles: [ColorRole]
    let palette: Palette

    var text: String {
        let cases = roles.map { role in
            comment(on: role) + "    case \(CodeName.swift(role.rawValue)) = \(role.rawValue.swiftLiteral)\n"
        }
        let values = roles.map { role in
            """
                    case .\(CodeName.swift(role.rawValue)):
                        Values(
                            \(self.values(of: role)))

            """
        }
        let table = "    private var values: Values {\n        switch self {\n\(values.joined())        }\n    }\n"
        return swiftNotice + "\n" + Self.head + cases.joined() + "\n" + Self.types + table + "}\n" + Self.platforms
    }

    private func comment(on role: ColorRole) -> String {
        let note = palette.note(on: role)
        let lines = [note.description, note.deprecation.map { "Deprecated" + ($0.isEmpty ? "." : ": " + $0) }]
        return lines.compactMap { $0 }.flatMap { $0.split(whereSeparator: \.isNewline) }.map { "    /// \($0)\n" }
            .joined()
    }

    /// The stated ones by their labels; the others fall back.
    private func values(of role: ColorRole) -> String {
        let labels = [
            "light", "dark", "lightHigh", "darkHigh", "lightElevated", "darkElevated", "lightHighElevated",
            "darkHighElevated",
        ]
        return zip(Appearance.allCases, labels).compactMap { appearance, label in
            palette[role]?.stated(appearance).map { "\(label): \(Self.literal($0))" }
        }.joined(separator: ",\n                ")
    }

    /// Six decimals, as exact as any screen.
    private static func literal(_ color: Color) -> String {
        let numbers = [color.red, color.green, color.blue, color.alpha].map { JSON.number($0).text.dropLast() }
        let name = color.space == .displayP3 ? "displayP3" : "sRGB"
        return ".\(name)(\((color.alpha == 1 ? numbers.dropLast() : numbers[...]).joined(separator: ", ")))"
    }
}
