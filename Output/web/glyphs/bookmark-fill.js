// Made by twinlight: changes are lost with the next build.
export const bookmarkFill = {
  name: "bookmark-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-indigo,#6155F5)\" d=\"M5 6a4 4 0 0 1 4-4h6a4 4 0 0 1 4 4v14.07a1.9 1.9 0 0 1-2.95 1.58L12 18.95l-4.05 2.7A1.9 1.9 0 0 1 5 20.07z\"/></svg>",
};
