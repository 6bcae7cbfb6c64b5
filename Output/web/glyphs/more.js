// Made by twinlight: changes are lost with the next build.
export const more = {
  name: "more",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"M6 12a2 2 0 0 1-4 0 2 2 0 0 1 4 0z\"/><path fill=\"var(--glyph-brand,#14479E)\" d=\"M14 12a2 2 0 0 1-4 0 2 2 0 0 1 4 0z\"/><path fill=\"var(--glyph-brand,#14479E)\" d=\"M22 12a2 2 0 0 1-4 0 2 2 0 0 1 4 0z\"/></svg>",
};
