// Made by twinlight: changes are lost with the next build.
export const folder = {
  name: "folder",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><g display=\"var(--glyph-light,inline)\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"M2 7a3.5 3.5 0 0 1 3.5-3.5h3.3009a2.5 2.5 0 0 1 1.9174.8999l1.6 1.92a.5.5 0 0 0 .3826.1801H18a4 4 0 0 1 4 4V17a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4zm2 0v10a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-6.5a2 2 0 0 0-2-2h-5.3009a2.5 2.5 0 0 1-1.9174-.8999l-1.6-1.92A.5.5 0 0 0 8.7991 5.5H5.5A1.5 1.5 0 0 0 4 7z\"/><path fill=\"var(--glyph-brand,#14479E)\" d=\"M2 11h20v2H2z\"/></g><g display=\"var(--glyph-dark,none)\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"M2 7a3.5 3.5 0 0 1 3.5-3.5h3.3009a2.5 2.5 0 0 1 1.9174.8999l1.6 1.92a.5.5 0 0 0 .3826.1801H18a4 4 0 0 1 4 4v.5H2zm20 6v4a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-4z\"/></g></svg>",
};
