package androidx.compose.ui.graphics

import androidx.compose.ui.geometry.Offset

class Color(val value: Long) {
    companion object {
        val Black = Color(0xFF000000)
    }
}

enum class TileMode { Clamp, Mirror, Repeated }

abstract class Brush {
    companion object {
        fun linearGradient(
            vararg colorStops: Pair<Float, Color>, start: Offset, end: Offset, tileMode: TileMode = TileMode.Clamp
        ): Brush = SolidColor(colorStops[0].second)

        fun radialGradient(
            vararg colorStops: Pair<Float, Color>, center: Offset, radius: Float, tileMode: TileMode = TileMode.Clamp
        ): Brush = SolidColor(colorStops[0].second)
    }
}

class SolidColor(val value: Color) : Brush()

enum class StrokeCap { Butt, Round, Square }

enum class StrokeJoin { Miter, Round, Bevel }
