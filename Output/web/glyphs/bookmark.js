// Made by twinlight: changes are lost with the next build.
export const bookmark = {
  name: "bookmark",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><g display=\"var(--glyph-light,inline)\"><path fill=\"var(--glyph-system-indigo,#6155F5)\" d=\"M5 6a4 4 0 0 1 4-4h6a4 4 0 0 1 4 4v14.07a1.9 1.9 0 0 1-2.95 1.58L12 18.95l-4.05 2.7A1.9 1.9 0 0 1 5 20.07zm2 0v13.8833l3.89-2.5933a2 2 0 0 1 2.22 0L17 19.8833V6a2 2 0 0 0-2-2H9a2 2 0 0 0-2 2z\"/></g><g display=\"var(--glyph-dark,none)\"><path fill=\"var(--glyph-system-indigo,#6155F5)\" d=\"M5 6a4 4 0 0 1 4-4h6a4 4 0 0 1 4 4v14.07a1.9 1.9 0 0 1-2.95 1.58L12 18.95l-4.05 2.7A1.9 1.9 0 0 1 5 20.07z\"/></g></svg>",
};
