// Made by twinlight: changes are lost with the next build.
package glyphs

import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.graphics.vector.addPathNodes
import androidx.compose.ui.unit.dp

fun Glyphs.List(colors: GlyphColors): ImageVector = if (colors.isDark) {
    ImageVector.Builder(
        name = "List",
        defaultWidth = 24f.dp,
        defaultHeight = 24f.dp,
        viewportWidth = 24f,
        viewportHeight = 24f
    )
        .addPath(
            pathData = addPathNodes("M2,3h7v7H2zM12,5h9v2h-9zM12,16h6v2h-6z"),
            fill = SolidColor(colors.label)
        )
        .build()
} else {
    ImageVector.Builder(
        name = "List",
        defaultWidth = 24f.dp,
        defaultHeight = 24f.dp,
        viewportWidth = 24f,
        viewportHeight = 24f
    )
        .addPath(
            pathData = addPathNodes("M2,3h7v7H2zM4,5v3h3V5zM12,5h9v2h-9zM12,16h6v2h-6z"),
            fill = SolidColor(colors.label)
        )
        .build()
}
