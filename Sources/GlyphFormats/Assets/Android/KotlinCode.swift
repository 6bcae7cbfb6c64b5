internal import GlyphModel
internal import Markup
internal import SemanticColor

/// The beginning of all files of Kotlin.
enum KotlinCode {
    static func head(_ package: String) -> String {
        CodeNotice.line + "package \(KotlinName.package(package))\n\n"
    }

    /// The manifest's description of a glyph.
    static func comment(_ asset: GlyphAsset, indent: String) -> String {
        let title = asset.title.map { "\(indent)/** \($0.replacing("*/", with: "* /")) */\n" } ?? ""
        let deprecation = asset.entry.deprecated.map { "\(indent)@Deprecated(\(KotlinName.literal($0)))\n" } ?? ""
        return title + deprecation
    }
}

/// Names in Kotlin code.
enum KotlinName {
    /// `BellSlash`: a member of `Glyphs`.
    static func glyph(_ name: String) -> String { CodeName.pascal(name) }

    /// `systemRed`: a property.
    static func property(_ name: String) -> String {
        let name = CodeName.camel(name)
        return keywords.contains(name) ? "`\(name)`" : name
    }

    static func isPackage(_ name: Substring) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.allSatisfy { part in
            part.utf8.first?.isLetter == true
                && part.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
        }
    }

    /// The name of a package with its keywords in backticks.
    static func package(_ name: String) -> String {
        name.split(separator: ".").map { keywords.contains(String($0)) ? "`\($0)`" : String($0) }.joined(separator: ".")
    }

    static func isIdentifier(_ name: String) -> Bool {
        !name.isEmpty && name != "_"
            && name.unicodeScalars.allSatisfy {
                $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil
            }
    }

    /// In quotes, with characters escaped that would end it or begin a template.
    static func literal(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\", "$": result += "\\" + String(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return "\"\(result)\""
    }

    /// The hard keywords (Kotlin language specification, "Keywords and operators").
    private static let keywords: Set<String> = [
        "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is", "null",
        "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val", "var",
        "when", "while",
    ]
}

/// `GlyphColors.kt`: the colours as a class in the manner of Compose's `ColorScheme`, with an instance for light and
/// dark and for each contrast.
struct KotlinColors {
    var roles: [ColorRole]
    var palette: Palette
    var package: String
    var places: ColorPlaces = [:]

    /// - Parameter location: the location of the export.
    /// - Throws: `identifier-clash` where two names are one property.
    func text(at location: SourceFile.Location?) throws(Findings) -> String {
        let names = roles.map { FormatColorName($0, code: KotlinName.property($0.rawValue)) }
        try FormatColorName.check(names, as: "Kotlin property", own: ["isDark"], invalid: "_", places, at: location)
        let properties = roles.map { ",\n    val \(KotlinName.property($0.rawValue)): Color" }.joined()
        let instances = Appearance.withoutLevels.map { appearance in
            let values = roles.map { role in
                ",\n    \(KotlinName.property(role.rawValue)) = Color(\((palette[role]?[appearance] ?? .clear).kotlinHex))"
            }
            let isDark = appearance.style == .dark
            return """

                /** \(isDark ? "Dark" : "Light"), with \(appearance.contrast == .high ? "increased" : "normal") contrast. */
                val \(Self.instance(appearance)) = GlyphColors(
                    isDark = \(isDark)\(values.joined())
                )

                """
        }
        let note = palette.generationNote(on: roles).map { "// \($0)\n" } ?? ""
        return KotlinCode.head(package)
            + """
            import androidx.compose.runtime.staticCompositionLocalOf
            import androidx.compose.ui.graphics.Color

            \(note)/**
             * The colours of the glyphs. A theme provides them by `LocalGlyphColors`:
             *
             *     CompositionLocalProvider(LocalGlyphColors provides glyphColors(isSystemInDarkTheme(), isHighContrast)) { }
             */
            class GlyphColors(
                val isDark: Boolean\(properties)
            )

            /** The colours of a setting; `UiModeManager.getContrast()` tells the contrast from Android 14 on. */
            fun glyphColors(isDark: Boolean, isHighContrast: Boolean = false): GlyphColors = when {
                isDark && isHighContrast -> \(Self.instance(.darkHigh))
                isDark -> \(Self.instance(.dark))
                isHighContrast -> \(Self.instance(.lightHigh))
                else -> \(Self.instance(.light))
            }

            /** Light, where nothing else is provided. */
            val LocalGlyphColors = staticCompositionLocalOf { \(Self.instance(.light)) }

            """
            + instances.joined()
    }

    private static func instance(_ appearance: Appearance) -> String {
        (appearance.style == .dark ? "dark" : "light") + (appearance.contrast == .high ? "HighContrast" : "")
            + "GlyphColors"
    }
}

extension Color {
    /// `0xFFFF383C`: the nearest sRGB, alpha first.
    var kotlinHex: String {
        "0x" + Color(red: alpha, green: 0, blue: 0).hex.dropFirst().prefix(2) + hex.dropFirst()
    }
}
