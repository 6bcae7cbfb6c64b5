package androidx.compose.ui.graphics.vector

import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.unit.Dp

class PathNode

fun addPathNodes(pathStr: String?): List<PathNode> = emptyList()

class ImageVector {
    class Builder(
        val name: String, val defaultWidth: Dp, val defaultHeight: Dp, val viewportWidth: Float,
        val viewportHeight: Float, val autoMirror: Boolean = false
    ) {
        fun addPath(pathData: List<PathNode>, fill: Brush? = null, fillAlpha: Float = 1f): Builder = this
        fun build(): ImageVector = ImageVector()
    }
}
