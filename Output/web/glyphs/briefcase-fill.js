// Made by twinlight: changes are lost with the next build.
export const briefcaseFill = {
  name: "briefcase-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"M6 6h1v-.5A3.5 3.5 0 0 1 10.5 2h3A3.5 3.5 0 0 1 17 5.5V6h1a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-7a4 4 0 0 1 4-4zm3 0h6v-.5A1.5 1.5 0 0 0 13.5 4h-3A1.5 1.5 0 0 0 9 5.5zm12 6H3v2h18z\"/></svg>",
};
