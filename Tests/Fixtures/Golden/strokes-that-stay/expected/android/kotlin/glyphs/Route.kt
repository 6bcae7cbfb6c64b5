// Made by twinlight: changes are lost with the next build.
package glyphs

import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.graphics.vector.addPathNodes
import androidx.compose.ui.unit.dp

fun Glyphs.Route(colors: GlyphColors): ImageVector =
    ImageVector.Builder(
        name = "Route",
        defaultWidth = 24f.dp,
        defaultHeight = 24f.dp,
        viewportWidth = 24f,
        viewportHeight = 24f
    )
        .addPath(
            pathData = addPathNodes("M3,20V7h16V4h2v5H5v11z"),
            fill = SolidColor(colors.secondaryLabel)
        )
        .build()
