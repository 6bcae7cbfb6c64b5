// Made by twinlight: changes are lost with the next build.
package glyphs

/** All glyphs: `Glyphs.Bell(LocalGlyphColors.current)` is an image vector. */
object Glyphs
