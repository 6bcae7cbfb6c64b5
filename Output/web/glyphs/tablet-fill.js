// Made by twinlight: changes are lost with the next build.
export const tabletFill = {
  name: "tablet-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M7 2h10a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4zm4 14a1 1 0 0 0 0 2h2a1 1 0 0 0 0-2z\"/></svg>",
};
