// Made by twinlight: changes are lost with the next build.
export const clock = {
  name: "clock",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><g display=\"var(--glyph-light,inline)\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"M2 12C2 6.4772 6.4772 2 12 2s10 4.4772 10 10-4.4772 10-10 10S2 17.5228 2 12zm10-8c-4.4183 0-8 3.5817-8 8s3.5817 8 8 8 8-3.5817 8-8-3.5817-8-8-8z\"/><path fill=\"var(--glyph-brand,#14479E)\" d=\"M13 7v4.42l3 1.71a1 1 0 0 1-1 1.74l-3.5-2A1 1 0 0 1 11 12V7a1 1 0 0 1 2 0z\"/></g><g display=\"var(--glyph-dark,none)\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"M2 12C2 6.4772 6.4772 2 12 2s10 4.4772 10 10-4.4772 10-10 10S2 17.5228 2 12zm11-5a1 1 0 0 0-2 0v5a1 1 0 0 0 .5.87l3.5 2a1 1 0 0 0 1-1.74l-3-1.71z\"/></g></svg>",
};
