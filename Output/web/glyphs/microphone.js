// Made by twinlight: changes are lost with the next build.
export const microphone = {
  name: "microphone",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><g display=\"var(--glyph-light,inline)\"><path fill=\"var(--glyph-system-red,#FF383C)\" d=\"M12 2a4 4 0 0 1 4 4v5a4 4 0 0 1-8 0V6a4 4 0 0 1 4-4zm0 2a2 2 0 0 0-2 2v5a2 2 0 0 0 4 0V6a2 2 0 0 0-2-2z\"/><path fill=\"var(--glyph-system-red,#FF383C)\" d=\"M6 11c0 3.3137 2.6863 6 6 6s6-2.6863 6-6a1 1 0 0 1 2 0c0 4.4183-3.5817 8-8 8s-8-3.5817-8-8a1 1 0 0 1 2 0z\"/><path fill=\"var(--glyph-system-red,#FF383C)\" d=\"M13 18v3a1 1 0 0 1-2 0v-3a1 1 0 0 1 2 0z\"/></g><g display=\"var(--glyph-dark,none)\"><path fill=\"var(--glyph-system-red,#FF383C)\" d=\"M12 2a4 4 0 0 1 4 4v5a4 4 0 0 1-8 0V6a4 4 0 0 1 4-4zm-6 9c0 3.3137 2.6863 6 6 6s6-2.6863 6-6a1 1 0 0 1 2 0c0 4.0793-3.054 7.4459-7 7.9381V21a1 1 0 0 1-2 0v-2.0619C7.054 18.4459 4 15.0793 4 11a1 1 0 0 1 2 0z\"/></g></svg>",
};
