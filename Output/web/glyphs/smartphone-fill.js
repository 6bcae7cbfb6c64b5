// Made by twinlight: changes are lost with the next build.
export const smartphoneFill = {
  name: "smartphone-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M5 6a4 4 0 0 1 4-4h6a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zm6 10a1 1 0 0 0 0 2h2a1 1 0 0 0 0-2z\"/></svg>",
};
