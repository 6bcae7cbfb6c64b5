// Made by twinlight: changes are lost with the next build.
export const battery = {
  name: "battery",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M6 6h8a4 4 0 0 1 4 4v4a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-4a4 4 0 0 1 4-4zm0 2a2 2 0 0 0-2 2v4a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2v-4a2 2 0 0 0-2-2z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M22 11v2a1 1 0 0 1-2 0v-2a1 1 0 0 1 2 0z\"/><path fill=\"var(--glyph-leaf,#0E5C2F)\" d=\"M7 10h6a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-2a1 1 0 0 1 1-1z\"/></svg>",
};
