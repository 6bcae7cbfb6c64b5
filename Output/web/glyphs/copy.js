// Made by twinlight: changes are lost with the next build.
export const copy = {
  name: "copy",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M5 16a3 3 0 0 1-3-3V6a4 4 0 0 1 4-4h7a3 3 0 0 1 3 3 1 1 0 0 1-2 0 1 1 0 0 0-1-1H6a2 2 0 0 0-2 2v7a1 1 0 0 0 1 1 1 1 0 0 1 0 2z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M12 8h6a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4h-6a4 4 0 0 1-4-4v-6a4 4 0 0 1 4-4zm0 2a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2h6a2 2 0 0 0 2-2v-6a2 2 0 0 0-2-2z\"/></svg>",
};
