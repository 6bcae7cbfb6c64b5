// Made by twinlight: changes are lost with the next build.
export const plusCircle = {
  name: "plus-circle",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><g display=\"var(--glyph-light,inline)\"><path fill=\"var(--glyph-leaf,#0E5C2F)\" d=\"M22 12c0 5.5228-4.4772 10-10 10S2 17.5228 2 12 6.4772 2 12 2s10 4.4772 10 10zm-2 0c0-4.4183-3.5817-8-8-8s-8 3.5817-8 8 3.5817 8 8 8 8-3.5817 8-8z\"/><path fill=\"var(--glyph-leaf,#0E5C2F)\" d=\"M13 8v3h3a1 1 0 0 1 0 2h-3v3a1 1 0 0 1-2 0v-3H8a1 1 0 0 1 0-2h3V8a1 1 0 0 1 2 0z\"/></g><g display=\"var(--glyph-dark,none)\"><path fill=\"var(--glyph-leaf,#0E5C2F)\" d=\"M22 12c0 5.5228-4.4772 10-10 10S2 17.5228 2 12 6.4772 2 12 2s10 4.4772 10 10zm-9-4a1 1 0 0 0-2 0v3H8a1 1 0 0 0 0 2h3v3a1 1 0 0 0 2 0v-3h3a1 1 0 0 0 0-2h-3z\"/></g></svg>",
};
