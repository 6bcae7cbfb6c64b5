package androidx.compose.ui.unit

class Dp(val value: Float)

val Float.dp: Dp get() = Dp(this)
