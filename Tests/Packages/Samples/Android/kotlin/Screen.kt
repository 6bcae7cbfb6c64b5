package com.example.glyphs

import androidx.compose.foundation.Image
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.res.painterResource

@Composable
fun Screen(isHighContrast: Boolean) {
    val colors = glyphColors(isDark = isSystemInDarkTheme(), isHighContrast = isHighContrast)
    CompositionLocalProvider(LocalGlyphColors provides colors) {
        Image(painterResource(Glyphs.Heart), contentDescription = "Heart")
        Image(painterResource(Glyphs.HeartSlashFill), contentDescription = "Not loved")
    }
}
