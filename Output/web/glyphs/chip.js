// Made by twinlight: changes are lost with the next build.
export const chip = {
  name: "chip",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M9 5h6a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zm0 2a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2h6a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M11 10h2a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1v-2a1 1 0 0 1 1-1z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M10.5 3v3a1 1 0 0 1-2 0V3a1 1 0 0 1 2 0zm5 0v3a1 1 0 0 1-2 0V3a1 1 0 0 1 2 0zm-5 15v3a1 1 0 0 1-2 0v-3a1 1 0 0 1 2 0zm5 0v3a1 1 0 0 1-2 0v-3a1 1 0 0 1 2 0zM3 8.5h3a1 1 0 0 1 0 2H3a1 1 0 0 1 0-2zm0 5h3a1 1 0 0 1 0 2H3a1 1 0 0 1 0-2zm15-5h3a1 1 0 0 1 0 2h-3a1 1 0 0 1 0-2zm0 5h3a1 1 0 0 1 0 2h-3a1 1 0 0 1 0-2z\"/></svg>",
};
