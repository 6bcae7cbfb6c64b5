// Made by twinlight: changes are lost with the next build.
export const briefcase = {
  name: "briefcase",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><g display=\"var(--glyph-light,inline)\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"M6 6h12a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-7a4 4 0 0 1 4-4zm0 2a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-7a2 2 0 0 0-2-2z\"/><path fill=\"var(--glyph-brand,#14479E)\" d=\"M7 7V5.5A3.5 3.5 0 0 1 10.5 2h3A3.5 3.5 0 0 1 17 5.5V7a1 1 0 0 1-2 0V5.5A1.5 1.5 0 0 0 13.5 4h-3A1.5 1.5 0 0 0 9 5.5V7a1 1 0 0 1-2 0z\"/><path fill=\"var(--glyph-brand,#14479E)\" d=\"M3 12h18v2H3z\"/></g><g display=\"var(--glyph-dark,none)\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"M6 6h1v-.5A3.5 3.5 0 0 1 10.5 2h3A3.5 3.5 0 0 1 17 5.5V6h1a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-7a4 4 0 0 1 4-4zm3 0h6v-.5A1.5 1.5 0 0 0 13.5 4h-3A1.5 1.5 0 0 0 9 5.5zm12 6H3v2h18z\"/></g></svg>",
};
