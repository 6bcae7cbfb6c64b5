// Made by twinlight: changes are lost with the next build.
export const smartphone = {
  name: "smartphone",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M5 6a4 4 0 0 1 4-4h6a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zm4-2a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h6a2 2 0 0 0 2-2V6a2 2 0 0 0-2-2z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M11 16h2a1 1 0 0 1 0 2h-2a1 1 0 0 1 0-2z\"/></svg>",
};
