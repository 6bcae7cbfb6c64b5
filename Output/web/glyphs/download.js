// Made by twinlight: changes are lost with the next build.
export const download = {
  name: "download",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-leaf,#0E5C2F)\" d=\"M4 15v3a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-3a1 1 0 0 1 2 0v3a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-3a1 1 0 0 1 2 0z\"/><path fill=\"var(--glyph-leaf,#0E5C2F)\" d=\"M13 3v9.5858l3.2929-3.2929a.99.99 0 0 1 1.4142 1.4142l-5 5a1 1 0 0 1-1.4142 0l-5-5a.99.99 0 0 1 1.4142-1.4142L11 12.5858V3a1 1 0 0 1 2 0z\"/></svg>",
};
