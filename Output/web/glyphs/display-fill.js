// Made by twinlight: changes are lost with the next build.
export const displayFill = {
  name: "display-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M6 3h12a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4h-5v2h3a1 1 0 0 1 0 2H8a1 1 0 0 1 0-2h3v-2H6a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z\"/></svg>",
};
