// Made by twinlight: changes are lost with the next build.
package com.example.app

import androidx.annotation.DrawableRes

/** All glyphs: `painterResource(Glyphs.Bell)`. */
object Glyphs {
    /** Alarm bell */
    @DrawableRes val StatusBell: Int = R.drawable.glyph_status_bell
    @DrawableRes val StatusBellSlash: Int = R.drawable.glyph_status_bell_slash
    @Deprecated("use Status/bell")
    @DrawableRes val StatusFlag: Int = R.drawable.glyph_status_flag
    @DrawableRes val Sky: Int = R.drawable.glyph_sky
}
