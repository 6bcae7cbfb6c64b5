// Made by twinlight: changes are lost with the next build.
export const tag = {
  name: "tag",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><g display=\"var(--glyph-light,inline)\"><path fill=\"var(--glyph-leaf,#0E5C2F)\" d=\"M2 6a4 4 0 0 1 4-4h5.57a3 3 0 0 1 2.12.88l7.46 7.46a3.2 3.2 0 0 1 0 4.52l-6.29 6.29a3.2 3.2 0 0 1-4.52 0l-7.46-7.46A3 3 0 0 1 2 11.57zm2 0v5.57a1 1 0 0 0 .29.71l7.46 7.46a1.2 1.2 0 0 0 1.7 0l6.29-6.29a1.2 1.2 0 0 0 0-1.7l-7.46-7.46a1 1 0 0 0-.71-.29H6a2 2 0 0 0-2 2z\"/><path fill=\"var(--glyph-leaf,#0E5C2F)\" d=\"M9.5 8a1.5 1.5 0 0 1-3 0 1.5 1.5 0 0 1 3 0z\"/></g><g display=\"var(--glyph-dark,none)\"><path fill=\"var(--glyph-leaf,#0E5C2F)\" d=\"M2 6a4 4 0 0 1 4-4h5.57a3 3 0 0 1 2.12.88l7.46 7.46a3.2 3.2 0 0 1 0 4.52l-6.29 6.29a3.2 3.2 0 0 1-4.52 0l-7.46-7.46A3 3 0 0 1 2 11.57zm7.5 2a1.5 1.5 0 0 0-3 0 1.5 1.5 0 0 0 3 0z\"/></g></svg>",
};
