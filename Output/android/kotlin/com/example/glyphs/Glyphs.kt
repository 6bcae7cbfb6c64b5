// Made by twinlight: changes are lost with the next build.
package com.example.glyphs

import androidx.annotation.DrawableRes

/** All glyphs: `painterResource(Glyphs.Bell)`. */
object Glyphs {
    @DrawableRes val Heart: Int = R.drawable.ic_heart
    @DrawableRes val HeartFill: Int = R.drawable.ic_heart_fill
    @DrawableRes val HeartSlash: Int = R.drawable.ic_heart_slash
    @DrawableRes val HeartSlashFill: Int = R.drawable.ic_heart_slash_fill
    @DrawableRes val HeartCircle: Int = R.drawable.ic_heart_circle
    @DrawableRes val HeartCircleFill: Int = R.drawable.ic_heart_circle_fill
    @DrawableRes val HeartSquare: Int = R.drawable.ic_heart_square
    @DrawableRes val HeartSquareFill: Int = R.drawable.ic_heart_square_fill
    @DrawableRes val HeartRectangle: Int = R.drawable.ic_heart_rectangle
    @DrawableRes val HeartRectangleFill: Int = R.drawable.ic_heart_rectangle_fill
    @DrawableRes val HeartSlashCircle: Int = R.drawable.ic_heart_slash_circle
    @DrawableRes val HeartSlashCircleFill: Int = R.drawable.ic_heart_slash_circle_fill
    @DrawableRes val HeartWeightLight: Int = R.drawable.ic_heart_weight_light
    @DrawableRes val HeartWeightBold: Int = R.drawable.ic_heart_weight_bold
    @DrawableRes val Star: Int = R.drawable.ic_star
    @DrawableRes val StarFill: Int = R.drawable.ic_star_fill
    @DrawableRes val StarSlash: Int = R.drawable.ic_star_slash
    @DrawableRes val StarSlashFill: Int = R.drawable.ic_star_slash_fill
    @DrawableRes val StarCircle: Int = R.drawable.ic_star_circle
    @DrawableRes val StarCircleFill: Int = R.drawable.ic_star_circle_fill
    @DrawableRes val StarSquare: Int = R.drawable.ic_star_square
    @DrawableRes val StarSquareFill: Int = R.drawable.ic_star_square_fill
    @DrawableRes val StarRectangle: Int = R.drawable.ic_star_rectangle
    @DrawableRes val StarRectangleFill: Int = R.drawable.ic_star_rectangle_fill
    @DrawableRes val Bookmark: Int = R.drawable.ic_bookmark
    @DrawableRes val Flag: Int = R.drawable.ic_flag
    @DrawableRes val CheckCircle: Int = R.drawable.ic_check_circle
    @DrawableRes val Info: Int = R.drawable.ic_info
    @DrawableRes val Warning: Int = R.drawable.ic_warning
    @DrawableRes val Error: Int = R.drawable.ic_error
    @DrawableRes val Bell: Int = R.drawable.ic_bell
    @DrawableRes val BellFill: Int = R.drawable.ic_bell_fill
    @DrawableRes val BellCircle: Int = R.drawable.ic_bell_circle
    @DrawableRes val BellCircleFill: Int = R.drawable.ic_bell_circle_fill
    @DrawableRes val BellSquare: Int = R.drawable.ic_bell_square
    @DrawableRes val BellSquareFill: Int = R.drawable.ic_bell_square_fill
    @DrawableRes val BellRectangle: Int = R.drawable.ic_bell_rectangle
    @DrawableRes val BellRectangleFill: Int = R.drawable.ic_bell_rectangle_fill
    @DrawableRes val BellBadge: Int = R.drawable.ic_bell_badge
    @DrawableRes val BellSlash: Int = R.drawable.ic_bell_slash
    @DrawableRes val Question: Int = R.drawable.ic_question
    @DrawableRes val PlusCircle: Int = R.drawable.ic_plus_circle
    @DrawableRes val Shield: Int = R.drawable.ic_shield
    @DrawableRes val ShieldCheck: Int = R.drawable.ic_shield_check
    @DrawableRes val StarHalf: Int = R.drawable.ic_star_half
    @DrawableRes val Sparkles: Int = R.drawable.ic_sparkles
    @DrawableRes val Trophy: Int = R.drawable.ic_trophy
    @DrawableRes val Medal: Int = R.drawable.ic_medal
}
