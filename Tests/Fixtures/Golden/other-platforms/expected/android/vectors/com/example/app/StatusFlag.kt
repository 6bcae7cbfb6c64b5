// Made by twinlight: changes are lost with the next build.
package com.example.app

import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.graphics.vector.addPathNodes
import androidx.compose.ui.unit.dp

@Deprecated("use Status/bell")
fun Glyphs.StatusFlag(colors: GlyphColors): ImageVector =
    ImageVector.Builder(
        name = "StatusFlag",
        defaultWidth = 24f.dp,
        defaultHeight = 24f.dp,
        viewportWidth = 24f,
        viewportHeight = 24f
    )
        .addPath(
            pathData = addPathNodes("M6,3h12l-3,4 3,4H8v10H6z"),
            fill = SolidColor(colors.flare),
            fillAlpha = 0.8f
        )
        .build()
