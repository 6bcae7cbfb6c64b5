// SemanticColor: colours by appearance, colour spaces, contrast, materials.
//
// A colour of an app is a role that has a value in each appearance. This module resolves roles, converts colours
// between spaces, measures the contrast between them, and computes how the system's materials and vibrancy change them,
// and in which colours it shows glyphs in widgets and on Liquid Glass.
//
// In:   colours as text of CSS, as hexadecimal digits or as components; roles; a generation of the system's colours.
// Out:  colours in sRGB or Display P3, palettes, contrast ratios, and the nearest colour that reaches a ratio.
//
// It never reads or writes files, and imports no other module of the project. It calls the C library only in
// Spaces/Transcendentals.swift, since the last bit of these functions differs between platforms.
//
// Where to begin:
//
//     Color.swift              a colour, its bytes and its hexadecimal digits
//     Appearance.swift         light and dark, contrast and level, and the order of fallbacks
//     Palette.swift            roles with their dynamic colours and notes
//     SystemColors.swift       the system's colours by generation; SystemColors+Tables.swift has their numbers
//     ContrastRatio.swift      the contrast of WCAG 2, and the nearest colour that meets demands
//     Material.swift           the system's translucent backgrounds; Vibrancy.swift has the effects on them
//     DisplaySetting.swift     the table of settings in which people see glyphs; Glass.swift has the colours of glass
//     Color+CSS.swift          reads the colours of CSS
//     Spaces/ColorSpace.swift  the colour spaces of CSS Color 4: primaries, transfer curves, Lab and Oklab
