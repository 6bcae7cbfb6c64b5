package androidx.compose.ui.graphics.painter

open class Painter
