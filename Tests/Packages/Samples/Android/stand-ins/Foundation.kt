package androidx.compose.foundation

import androidx.compose.ui.graphics.painter.Painter

fun isSystemInDarkTheme(): Boolean = false

fun Image(painter: Painter, contentDescription: String?) = Unit
