// Made by twinlight: changes are lost with the next build.
export const keyboard = {
  name: "keyboard",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M6 4h12a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zm0 2a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M8.75 10a1.25 1.25 0 0 1-2.5 0 1.25 1.25 0 0 1 2.5 0z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M13.25 10a1.25 1.25 0 0 1-2.5 0 1.25 1.25 0 0 1 2.5 0z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M17.75 10a1.25 1.25 0 0 1-2.5 0 1.25 1.25 0 0 1 2.5 0z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M8 14h8a1 1 0 0 1 0 2H8a1 1 0 0 1 0-2z\"/></svg>",
};
