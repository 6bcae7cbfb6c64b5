// Made by twinlight: changes are lost with the next build.
export const printer = {
  name: "printer",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M6 8V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v5a1 1 0 0 1-2 0V4H8v4a1 1 0 0 1-2 0z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M7 18H6a4 4 0 0 1-4-4v-3a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v3a4 4 0 0 1-4 4h-1a1 1 0 0 1 0-2h1a2 2 0 0 0 2-2v-3a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v3a2 2 0 0 0 2 2h1a1 1 0 0 1 0 2z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M8 12.5h8a2 2 0 0 1 2 2V20a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2zm0 2V20h8v-5.5z\"/></svg>",
};
