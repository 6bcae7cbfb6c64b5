// Made by twinlight: changes are lost with the next build.
export const list = {
  name: "list",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M5.25 6a1.5 1.5 0 0 1-3 0 1.5 1.5 0 0 1 3 0z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M5.25 12a1.5 1.5 0 0 1-3 0 1.5 1.5 0 0 1 3 0z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M5.25 18a1.5 1.5 0 0 1-3 0 1.5 1.5 0 0 1 3 0z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M9 5h12a1 1 0 0 1 0 2H9a1 1 0 0 1 0-2zm0 6h12a1 1 0 0 1 0 2H9a1 1 0 0 1 0-2zm0 6h12a1 1 0 0 1 0 2H9a1 1 0 0 1 0-2z\"/></svg>",
};
