// Made by twinlight: changes are lost with the next build.
export const banknote = {
  name: "banknote",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><g display=\"var(--glyph-light,inline)\"><path fill=\"var(--glyph-leaf,#0E5C2F)\" d=\"M6 4.5h12a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-7a4 4 0 0 1 4-4zm0 2a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-7a2 2 0 0 0-2-2z\"/><path fill=\"var(--glyph-leaf,#0E5C2F)\" d=\"M15.5 12a3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1 7 0zm-2 0a1.5 1.5 0 0 0-3 0 1.5 1.5 0 0 0 3 0z\"/></g><g display=\"var(--glyph-dark,none)\"><path fill=\"var(--glyph-leaf,#0E5C2F)\" d=\"M6 4.5h12a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-7a4 4 0 0 1 4-4zm9.5 7.5a3.5 3.5 0 0 0-7 0 3.5 3.5 0 0 0 7 0zm-2 0a1.5 1.5 0 0 1-3 0 1.5 1.5 0 0 1 3 0z\"/></g></svg>",
};
