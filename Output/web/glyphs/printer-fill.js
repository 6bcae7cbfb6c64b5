// Made by twinlight: changes are lost with the next build.
export const printerFill = {
  name: "printer-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M6 7V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v4a4 4 0 0 1 4 4v3a4 4 0 0 1-4 4v2a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-2a4 4 0 0 1-4-4v-3a4 4 0 0 1 4-4zm10 0V4H8v3zm-8 7.5V20h8v-5.5z\"/></svg>",
};
