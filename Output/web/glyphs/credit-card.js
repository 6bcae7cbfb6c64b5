// Made by twinlight: changes are lost with the next build.
export const creditCard = {
  name: "credit-card",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><g display=\"var(--glyph-light,inline)\"><path fill=\"var(--glyph-lagoon,#005866)\" d=\"M2 8a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4zm2 0v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2z\"/><path fill=\"var(--glyph-lagoon,#005866)\" d=\"M2 9h20v2H2z\"/><path fill=\"var(--glyph-lagoon,#005866)\" d=\"M8 14h2a1 1 0 0 1 0 2H8a1 1 0 0 1 0-2z\"/></g><g display=\"var(--glyph-dark,none)\"><path fill=\"var(--glyph-lagoon,#005866)\" d=\"M2 8a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v1H2zm20 3v5a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-5zM8 14a1 1 0 0 0 0 2h2a1 1 0 0 0 0-2z\"/></g></svg>",
};
