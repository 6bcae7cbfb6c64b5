// Made by twinlight: changes are lost with the next build.
export const folderFill = {
  name: "folder-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"M2 7a3.5 3.5 0 0 1 3.5-3.5h3.3009a2.5 2.5 0 0 1 1.9174.8999l1.6 1.92a.5.5 0 0 0 .3826.1801H18a4 4 0 0 1 4 4v.5H2zm20 6v4a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-4z\"/></svg>",
};
