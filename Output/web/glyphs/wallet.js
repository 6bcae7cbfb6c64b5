// Made by twinlight: changes are lost with the next build.
export const wallet = {
  name: "wallet",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><g display=\"var(--glyph-light,inline)\"><path fill=\"var(--glyph-lagoon,#005866)\" d=\"M6 6.5h12a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-7a4 4 0 0 1 4-4zm0 2a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-7a2 2 0 0 0-2-2z\"/><path fill=\"var(--glyph-lagoon,#005866)\" d=\"M2 10.5V6a3.5 3.5 0 0 1 3.5-3.5H17a1 1 0 0 1 0 2H5.5A1.5 1.5 0 0 0 4 6v4.5a1 1 0 0 1-2 0z\"/><path fill=\"var(--glyph-lagoon,#005866)\" d=\"M18 14a1.5 1.5 0 0 1-3 0 1.5 1.5 0 0 1 3 0z\"/></g><g display=\"var(--glyph-dark,none)\"><path fill=\"var(--glyph-lagoon,#005866)\" d=\"M6 6.5h12a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a3.5 3.5 0 0 1 3.5-3.5H17a1 1 0 0 1 0 2H5.5A1.5 1.5 0 0 0 4 6v1.0353C4.5884 6.6949 5.2715 6.5 6 6.5zM18 14a1.5 1.5 0 0 0-3 0 1.5 1.5 0 0 0 3 0z\"/></g></svg>",
};
