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
    val systemBlue: Color
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
    systemBlue = Color(0xFF0088FF)
)

/** Dark, with normal contrast. */
val darkGlyphColors = GlyphColors(
    isDark = true,
    systemBlue = Color(0xFF0091FF)
)

/** Light, with increased contrast. */
val lightHighContrastGlyphColors = GlyphColors(
    isDark = false,
    systemBlue = Color(0xFF1E6EF4)
)

/** Dark, with increased contrast. */
val darkHighContrastGlyphColors = GlyphColors(
    isDark = true,
    systemBlue = Color(0xFF5CB8FF)
)
