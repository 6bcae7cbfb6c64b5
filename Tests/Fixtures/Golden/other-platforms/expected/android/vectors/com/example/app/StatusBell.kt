// Made by twinlight: changes are lost with the next build.
package com.example.app

import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.graphics.vector.addPathNodes
import androidx.compose.ui.unit.dp

/** Alarm bell */
fun Glyphs.StatusBell(colors: GlyphColors): ImageVector = if (colors.isDark) {
    ImageVector.Builder(
        name = "StatusBell",
        defaultWidth = 24f.dp,
        defaultHeight = 24f.dp,
        viewportWidth = 24f,
        viewportHeight = 24f
    )
        .addPath(
            pathData = addPathNodes("M6,15V9c0,-3.3137 2.6863,-6 6,-6s6,2.6863 6,6v6h1v2H5v-2z"),
            fill = SolidColor(colors.brand)
        )
        .build()
} else {
    ImageVector.Builder(
        name = "StatusBell",
        defaultWidth = 24f.dp,
        defaultHeight = 24f.dp,
        viewportWidth = 24f,
        viewportHeight = 24f
    )
        .addPath(
            pathData = addPathNodes("M6,15V9c0,-3.3137 2.6863,-6 6,-6s6,2.6863 6,6v6h1v2H5v-2zM8,15h8V9a4,4 0,0 0,-8 0z"),
            fill = SolidColor(colors.brand)
        )
        .build()
}
