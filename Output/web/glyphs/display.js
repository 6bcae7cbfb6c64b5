// Made by twinlight: changes are lost with the next build.
export const display = {
  name: "display",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M6 3h12a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zm0 2a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M8 20h8a1 1 0 0 1 0 2H8a1 1 0 0 1 0-2z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M13 17v4a1 1 0 0 1-2 0v-4a1 1 0 0 1 2 0z\"/></svg>",
};
