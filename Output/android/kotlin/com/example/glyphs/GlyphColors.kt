// Made by twinlight: changes are lost with the next build.
package com.example.glyphs

import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.graphics.Color

// The system's colours have their values of ios26: iOS 26 on.
/**
 * The colours of the glyphs. A theme provides them by `LocalGlyphColors`:
 *
 *     CompositionLocalProvider(LocalGlyphColors provides glyphColors(isSystemInDarkTheme(), isHighContrast)) { }
 */
class GlyphColors(
    val isDark: Boolean,
    val systemRed: Color,
    val systemBlue: Color,
    val systemIndigo: Color,
    val systemPurple: Color,
    val label: Color,
    val brand: Color,
    val ember: Color,
    val leaf: Color,
    val gold: Color,
    val lagoon: Color
)

/** The colours of a setting; `UiModeManager.getContrast()` tells the contrast from Android 14 on. */
fun glyphColors(isDark: Boolean, isHighContrast: Boolean = false): GlyphColors = when {
    isDark && isHighContrast -> darkHighContrastGlyphColors
    isDark -> darkGlyphColors
    isHighContrast -> lightHighContrastGlyphColors
    else -> lightGlyphColors
}

/** Light, where nothing else is provided. */
val LocalGlyphColors = staticCompositionLocalOf { lightGlyphColors }

/** Light, with normal contrast. */
val lightGlyphColors = GlyphColors(
    isDark = false,
    systemRed = Color(0xFFFF383C),
    systemBlue = Color(0xFF0088FF),
    systemIndigo = Color(0xFF6155F5),
    systemPurple = Color(0xFFCB30E0),
    label = Color(0xFF000000),
    brand = Color(0xFF14479E),
    ember = Color(0xFFC85000),
    leaf = Color(0xFF0E5C2F),
    gold = Color(0xFFA87000),
    lagoon = Color(0xFF005866)
)

/** Dark, with normal contrast. */
val darkGlyphColors = GlyphColors(
    isDark = true,
    systemRed = Color(0xFFFF4245),
    systemBlue = Color(0xFF0091FF),
    systemIndigo = Color(0xFF6D7CFF),
    systemPurple = Color(0xFFDB34F2),
    label = Color(0xFFFFFFFF),
    brand = Color(0xFF8FB8FF),
    ember = Color(0xFFFFA25C),
    leaf = Color(0xFF6FDB92),
    gold = Color(0xFFFFD25A),
    lagoon = Color(0xFF5FDDE8)
)

/** Light, with increased contrast. */
val lightHighContrastGlyphColors = GlyphColors(
    isDark = false,
    systemRed = Color(0xFFE9152D),
    systemBlue = Color(0xFF1E6EF4),
    systemIndigo = Color(0xFF564ADE),
    systemPurple = Color(0xFFB02FC2),
    label = Color(0xFF000000),
    brand = Color(0xFF0A2F73),
    ember = Color(0xFF8A3400),
    leaf = Color(0xFF07401F),
    gold = Color(0xFF6E4A00),
    lagoon = Color(0xFF003E49)
)

/** Dark, with increased contrast. */
val darkHighContrastGlyphColors = GlyphColors(
    isDark = true,
    systemRed = Color(0xFFFF6165),
    systemBlue = Color(0xFF5CB8FF),
    systemIndigo = Color(0xFFA7AAFF),
    systemPurple = Color(0xFFEA8DFF),
    label = Color(0xFFFFFFFF),
    brand = Color(0xFFBBD3FF),
    ember = Color(0xFFFFCDA6),
    leaf = Color(0xFFA3EDB9),
    gold = Color(0xFFFFE08C),
    lagoon = Color(0xFF9CEEF4)
)
