// Made by twinlight: changes are lost with the next build.
package glyphs

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.TileMode
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.graphics.vector.addPathNodes
import androidx.compose.ui.unit.dp

fun Glyphs.Spinner(colors: GlyphColors): ImageVector =
    ImageVector.Builder(
        name = "Spinner",
        defaultWidth = 24f.dp,
        defaultHeight = 24f.dp,
        viewportWidth = 24f,
        viewportHeight = 24f
    )
        .addPath(
            pathData = addPathNodes("M2.5,12c0,-5.2467 4.2533,-9.5 9.5,-9.5s9.5,4.2533 9.5,9.5h-3c0,-3.5899 -2.9101,-6.5 -6.5,-6.5S5.5,8.4101 5.5,12z"),
            fill = Brush.linearGradient(0f to colors.systemBlue.copy(alpha = colors.systemBlue.alpha * 0f), 1f to colors.systemBlue, start = Offset(4f, 4f), end = Offset(20f, 4f), tileMode = TileMode.Clamp)
        )
        .addPath(
            pathData = addPathNodes("M11,11h2v2h-2z"),
            fill = SolidColor(colors.systemBlue)
        )
        .build()
