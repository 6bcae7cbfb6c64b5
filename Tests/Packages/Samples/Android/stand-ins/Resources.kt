package androidx.compose.ui.res

import androidx.annotation.DrawableRes
import androidx.compose.ui.graphics.painter.Painter

fun painterResource(@DrawableRes id: Int): Painter = Painter()
