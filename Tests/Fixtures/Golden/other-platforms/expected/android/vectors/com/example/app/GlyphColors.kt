// Made by twinlight: changes are lost with the next build.
package com.example.app

import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.graphics.Color

/**
 * The colours of the glyphs. A theme provides them by `LocalGlyphColors`:
 *
 *     CompositionLocalProvider(LocalGlyphColors provides glyphColors(isSystemInDarkTheme(), isHighContrast)) { }
 */
class GlyphColors(
    val isDark: Boolean,
    val brand: Color,
    val flare: Color
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
    brand = Color(0xFF0A64FF),
    flare = Color(0xFFFF341E)
)

/** Dark, with normal contrast. */
val darkGlyphColors = GlyphColors(
    isDark = true,
    brand = Color(0xFF5E9BFF),
    flare = Color(0xFFFF341E)
)

/** Light, with increased contrast. */
val lightHighContrastGlyphColors = GlyphColors(
    isDark = false,
    brand = Color(0xFF003FB8),
    flare = Color(0xFFFF341E)
)

/** Dark, with increased contrast. */
val darkHighContrastGlyphColors = GlyphColors(
    isDark = true,
    brand = Color(0xCCA0C8FF),
    flare = Color(0xFFFF341E)
)
