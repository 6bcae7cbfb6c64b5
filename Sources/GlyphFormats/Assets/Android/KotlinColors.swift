internal import GlyphModel
internal import Markup
internal import SemanticColor

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
