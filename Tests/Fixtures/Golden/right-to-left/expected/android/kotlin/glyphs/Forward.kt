// Made by twinlight: changes are lost with the next build.
package glyphs

import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.graphics.vector.addPathNodes
import androidx.compose.ui.unit.dp

fun Glyphs.Forward(colors: GlyphColors): ImageVector =
    ImageVector.Builder(
        name = "Forward",
        defaultWidth = 24f.dp,
        defaultHeight = 24f.dp,
        viewportWidth = 24f,
        viewportHeight = 24f,
        autoMirror = true
    )
        .addPath(
            pathData = addPathNodes("M5,4l14,8 -14,8z"),
            fill = SolidColor(colors.label)
        )
        .build()
