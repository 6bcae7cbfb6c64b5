// Made by twinlight: changes are lost with the next build.
export const info = {
  name: "info",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><g display=\"var(--glyph-light,inline)\"><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"M2 12C2 6.4772 6.4772 2 12 2s10 4.4772 10 10-4.4772 10-10 10S2 17.5228 2 12zm10-8c-4.4183 0-8 3.5817-8 8s3.5817 8 8 8 8-3.5817 8-8-3.5817-8-8-8z\"/><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"M11 12a1 1 0 0 1 2 0v4a1 1 0 0 1-2 0z\"/><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"M13.25 8a1.25 1.25 0 0 1-2.5 0 1.25 1.25 0 0 1 2.5 0z\"/></g><g display=\"var(--glyph-dark,none)\"><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"M2 12C2 6.4772 6.4772 2 12 2s10 4.4772 10 10-4.4772 10-10 10S2 17.5228 2 12zm9 0v4a1 1 0 0 0 2 0v-4a1 1 0 0 0-2 0zm2.25-4a1.25 1.25 0 0 0-2.5 0 1.25 1.25 0 0 0 2.5 0z\"/></g></svg>",
};
