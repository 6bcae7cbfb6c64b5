// Made by twinlight: changes are lost with the next build.
export const watch = {
  name: "watch",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M19.5 12c0 4.1421-3.3579 7.5-7.5 7.5S4.5 16.1421 4.5 12 7.8579 4.5 12 4.5s7.5 3.3579 7.5 7.5zm-2 0c0-3.0376-2.4624-5.5-5.5-5.5S6.5 8.9624 6.5 12s2.4624 5.5 5.5 5.5 5.5-2.4624 5.5-5.5z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M7.75 6.37V3a1 1 0 0 1 2 0v3.37a1 1 0 0 1-2 0zm6.5 0V3a1 1 0 0 1 2 0v3.37a1 1 0 0 1-2 0zm-4.5 11.26V21a1 1 0 0 1-2 0v-3.37a1 1 0 0 1 2 0zm6.5 0V21a1 1 0 0 1-2 0v-3.37a1 1 0 0 1 2 0z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M13 9.5v1.9854l1.3312.9509a.99.99 0 0 1-1.1624 1.6274l-1.75-1.25A1 1 0 0 1 11 12V9.5a1 1 0 0 1 2 0z\"/></svg>",
};
