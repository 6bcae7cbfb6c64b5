// Made by twinlight: changes are lost with the next build.
export const pensTinted = {
  name: "pens-tinted",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"none\" stroke=\"var(--glyph-system-red,#FF383C)\" stroke-width=\"1.5\" stroke-dasharray=\"3 1.5\" stroke-dashoffset=\"1\" d=\"M2 4h20\"/><path fill=\"var(--glyph-system-red,#FF383C)\" stroke=\"var(--glyph-system-red,#FF383C)\" stroke-linejoin=\"bevel\" d=\"M3 9h6v6H3z\"/><path fill=\"none\" stroke=\"var(--glyph-system-red,#FF383C)\" stroke-width=\"1.5\" stroke-miterlimit=\"9\" d=\"m13 15 2-6 2 6\"/><path fill=\"none\" stroke=\"var(--glyph-system-red,#FF383C)\" stroke-opacity=\".5\" stroke-width=\"1.5\" stroke-linecap=\"square\" d=\"M3 20h18\"/></svg>",
};
