// Made by twinlight: changes are lost with the next build.
package com.example.app

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.TileMode
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.graphics.vector.addPathNodes
import androidx.compose.ui.unit.dp

fun Glyphs.Sky(colors: GlyphColors): ImageVector =
    ImageVector.Builder(
        name = "Sky",
        defaultWidth = 24f.dp,
        defaultHeight = 24f.dp,
        viewportWidth = 24f,
        viewportHeight = 24f
    )
        .addPath(
            pathData = addPathNodes("M2,2h20v12H2z"),
            fill = Brush.radialGradient(0f to Color(0xFF3366FF), 1f to Color(0x80FFCC66), center = Offset(8.1603f, 7.5981f), radius = 5.4772f, tileMode = TileMode.Clamp)
        )
        .addPath(
            pathData = addPathNodes("M2,16h20v6H2z"),
            fill = Brush.linearGradient(0f to Color(0xFF001133), 1f to Color(0xFF443366), start = Offset(2f, 16f), end = Offset(22f, 16f), tileMode = TileMode.Clamp)
        )
        .build()
