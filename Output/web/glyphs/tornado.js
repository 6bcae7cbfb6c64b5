// Made by twinlight: changes are lost with the next build.
export const tornado = {
  name: "tornado",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-lagoon,#005866)\" d=\"M3 3h18a1 1 0 0 1 0 2H3a1 1 0 0 1 0-2zm3 4h13a1 1 0 0 1 0 2H6a1 1 0 0 1 0-2zm3 4h8a1 1 0 0 1 0 2H9a1 1 0 0 1 0-2zm.5 4h5a1 1 0 0 1 0 2h-5a1 1 0 0 1 0-2zm2 4h1a1 1 0 0 1 0 2h-1a1 1 0 0 1 0-2z\"/></svg>",
};
