// Made by twinlight: changes are lost with the next build.
export const checkCircle = {
  name: "check-circle",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><g display=\"var(--glyph-light,inline)\"><path fill=\"var(--glyph-leaf,#0E5C2F)\" d=\"M2 12C2 6.4772 6.4772 2 12 2s10 4.4772 10 10-4.4772 10-10 10S2 17.5228 2 12zm2 0c0 4.4183 3.5817 8 8 8s8-3.5817 8-8-3.5817-8-8-8-8 3.5817-8 8z\"/><path fill=\"var(--glyph-leaf,#0E5C2F)\" d=\"m8.71 11.79 2.01 2.01 4.54-4.97a1 1 0 0 1 1.48 1.34l-5.25 5.75a1 1 0 0 1-1.45.04l-2.75-2.75a1 1 0 0 1 1.42-1.42z\"/></g><g display=\"var(--glyph-dark,none)\"><path fill=\"var(--glyph-leaf,#0E5C2F)\" d=\"M2 12C2 6.4772 6.4772 2 12 2s10 4.4772 10 10-4.4772 10-10 10S2 17.5228 2 12zm6.71-.21a1 1 0 0 0-1.42 1.42l2.75 2.75a1 1 0 0 0 1.45-.04l5.25-5.75a1 1 0 0 0-1.48-1.34l-4.54 4.97z\"/></g></svg>",
};
