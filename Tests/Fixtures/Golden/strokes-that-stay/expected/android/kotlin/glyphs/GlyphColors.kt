// Made by twinlight: changes are lost with the next build.
package glyphs

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
    val label: Color,
    val secondaryLabel: Color
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
    label = Color(0xFF000000),
    secondaryLabel = Color(0x993C3C43)
)

/** Dark, with normal contrast. */
val darkGlyphColors = GlyphColors(
    isDark = true,
    systemRed = Color(0xFFFF4245),
    label = Color(0xFFFFFFFF),
    secondaryLabel = Color(0xB3EBEBF5)
)

/** Light, with increased contrast. */
val lightHighContrastGlyphColors = GlyphColors(
    isDark = false,
    systemRed = Color(0xFFE9152D),
    label = Color(0xFF000000),
    secondaryLabel = Color(0xCC3C3C43)
)

/** Dark, with increased contrast. */
val darkHighContrastGlyphColors = GlyphColors(
    isDark = true,
    systemRed = Color(0xFFFF6165),
    label = Color(0xFFFFFFFF),
    secondaryLabel = Color(0xB3EBEBF5)
)
