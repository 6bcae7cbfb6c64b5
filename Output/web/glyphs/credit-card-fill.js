// Made by twinlight: changes are lost with the next build.
export const creditCardFill = {
  name: "credit-card-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-lagoon,#005866)\" d=\"M2 8a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v1H2zm20 3v5a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-5zM8 14a1 1 0 0 0 0 2h2a1 1 0 0 0 0-2z\"/></svg>",
};
