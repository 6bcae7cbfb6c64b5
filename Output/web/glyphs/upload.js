// Made by twinlight: changes are lost with the next build.
export const upload = {
  name: "upload",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"M4 15v3a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-3a1 1 0 0 1 2 0v3a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-3a1 1 0 0 1 2 0z\"/><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"M11 15V5.4142L7.7071 8.7071a.99.99 0 0 1-1.4142-1.4142l5-5a1 1 0 0 1 1.4142 0l5 5a.99.99 0 0 1-1.4142 1.4142L13 5.4142V15a1 1 0 0 1-2 0z\"/></svg>",
};
