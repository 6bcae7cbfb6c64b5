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
    val label: Color
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
    label = Color(0xFF000000)
)

/** Dark, with normal contrast. */
val darkGlyphColors = GlyphColors(
    isDark = true,
    label = Color(0xFFFFFFFF)
)

/** Light, with increased contrast. */
val lightHighContrastGlyphColors = GlyphColors(
    isDark = false,
    label = Color(0xFF000000)
)

/** Dark, with increased contrast. */
val darkHighContrastGlyphColors = GlyphColors(
    isDark = true,
    label = Color(0xFFFFFFFF)
)
