// Made by twinlight: changes are lost with the next build.
package com.example.app

import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.graphics.vector.addPathNodes
import androidx.compose.ui.unit.dp

fun Glyphs.StatusBellSlash(colors: GlyphColors): ImageVector = if (colors.isDark) {
    ImageVector.Builder(
        name = "StatusBellSlash",
        defaultWidth = 24f.dp,
        defaultHeight = 24f.dp,
        viewportWidth = 24f,
        viewportHeight = 24f
    )
        .addPath(
            pathData = addPathNodes("M6,15V9c0,-0.4531 0.0503,-0.8946 0.1455,-1.319L15.4645,17H5v-2zM9.2182,3.6826C10.0497,3.2466 10.9961,3 12,3c3.3137,0 6,2.6863 6,6v3.4645zM5.7071,2.2929l14,14 -1.4142,1.4142 -14,-14z"),
            fill = SolidColor(colors.brand)
        )
        .build()
} else {
    ImageVector.Builder(
        name = "StatusBellSlash",
        defaultWidth = 24f.dp,
        defaultHeight = 24f.dp,
        viewportWidth = 24f,
        viewportHeight = 24f
    )
        .addPath(
            pathData = addPathNodes("M6,15V9c0,-0.4531 0.0503,-0.8946 0.1455,-1.319L8,9.5355V15h5.4645l2,2H5v-2zM9.2182,3.6826C10.0497,3.2466 10.9961,3 12,3c3.3137,0 6,2.6863 6,6v3.4645l-2,-2V9a4,4 0,0 0,-4 -4c-0.4408,0 -0.865,0.0713 -1.2615,0.2029zM5.7071,2.2929l14,14 -1.4142,1.4142 -14,-14z"),
            fill = SolidColor(colors.brand)
        )
        .build()
}
