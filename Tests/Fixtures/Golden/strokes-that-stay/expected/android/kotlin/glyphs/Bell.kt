// Made by twinlight: changes are lost with the next build.
package glyphs

import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.graphics.vector.addPathNodes
import androidx.compose.ui.unit.dp

fun Glyphs.Bell(colors: GlyphColors): ImageVector = if (colors.isDark) {
    ImageVector.Builder(
        name = "Bell",
        defaultWidth = 24f.dp,
        defaultHeight = 24f.dp,
        viewportWidth = 24f,
        viewportHeight = 24f
    )
        .addPath(
            pathData = addPathNodes("M5,9c0,-3.866 3.134,-7 7,-7s7,3.134 7,7c0,3.1967 0.8572,4.5579 1.3957,5.4292 0.2973,0.481 0.6043,0.9659 0.6043,1.5708a1,1 0,0 1,-1 1H4a1,1 0,0 1,-1 -1c0,-0.6049 0.307,-1.0898 0.6043,-1.5708C4.1428,13.5579 5,12.1967 5,9zM10,19h4a1,1 0,0 1,0 2h-4a1,1 0,0 1,0 -2z"),
            fill = SolidColor(colors.label)
        )
        .build()
} else {
    ImageVector.Builder(
        name = "Bell",
        defaultWidth = 24f.dp,
        defaultHeight = 24f.dp,
        viewportWidth = 24f,
        viewportHeight = 24f
    )
        .addPath(
            pathData = addPathNodes("M6,9c0,-3.3137 2.6863,-6 6,-6s6,2.6863 6,6c0,5 2,6 2,7H4c0,-1 2,-2 2,-7zM10,20h4"),
            stroke = SolidColor(colors.label),
            strokeLineWidth = 2f,
            strokeLineCap = StrokeCap.Round,
            strokeLineJoin = StrokeJoin.Round
        )
        .build()
}
