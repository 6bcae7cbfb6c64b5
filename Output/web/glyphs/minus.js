// Made by twinlight: changes are lost with the next build.
export const minus = {
  name: "minus",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M4 11h16a1 1 0 0 1 0 2H4a1 1 0 0 1 0-2z\"/></svg>",
};
