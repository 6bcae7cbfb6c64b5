// Made by twinlight: changes are lost with the next build.
export const forward = {
  name: "forward",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><g display=\"var(--glyph-ltr,inline)\"><path fill=\"var(--glyph-label,#000000)\" d=\"m5 4 14 8-14 8z\"/></g><g display=\"var(--glyph-rtl,none)\" transform=\"matrix(-1 0 0 1 24 0)\"><path fill=\"var(--glyph-label,#000000)\" d=\"m5 4 14 8-14 8z\"/></g></svg>",
};
