// Made by twinlight: changes are lost with the next build.
package glyphs

import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.graphics.vector.addPathNodes
import androidx.compose.ui.unit.dp

fun Glyphs.PensTinted(colors: GlyphColors): ImageVector =
    ImageVector.Builder(
        name = "PensTinted",
        defaultWidth = 24f.dp,
        defaultHeight = 24f.dp,
        viewportWidth = 24f,
        viewportHeight = 24f
    )
        .addPath(
            pathData = addPathNodes("M2,3.25h2v1.5H2zM5.5,3.25h3v1.5h-3zM10,3.25h3v1.5h-3zM14.5,3.25h3v1.5h-3zM19,3.25h3v1.5h-3z"),
            fill = SolidColor(colors.systemRed)
        )
        .addPath(
            pathData = addPathNodes("M3,9h6v6H3z"),
            fill = SolidColor(colors.systemRed),
            stroke = SolidColor(colors.systemRed),
            strokeLineWidth = 1f,
            strokeLineJoin = StrokeJoin.Bevel
        )
        .addPath(
            pathData = addPathNodes("M13,15l2,-6 2,6"),
            stroke = SolidColor(colors.systemRed),
            strokeLineWidth = 1.5f,
            strokeLineMiter = 9f
        )
        .addPath(
            pathData = addPathNodes("M3,20h18"),
            stroke = SolidColor(colors.systemRed),
            strokeAlpha = 0.5f,
            strokeLineWidth = 1.5f,
            strokeLineCap = StrokeCap.Square
        )
        .build()
