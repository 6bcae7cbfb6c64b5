// Made by twinlight: changes are lost with the next build.
export const anchor = {
  name: "anchor",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-lagoon,#005866)\" d=\"M15 5a3 3 0 0 1-6 0 3 3 0 0 1 6 0zm-2 0a1 1 0 0 0-2 0 1 1 0 0 0 2 0z\"/><path fill=\"var(--glyph-lagoon,#005866)\" d=\"M13 7v3h2.5a1 1 0 0 1 0 2H13v9a1 1 0 0 1-2 0v-9H8.5a1 1 0 0 1 0-2H11V7a1 1 0 0 1 2 0z\"/><path fill=\"var(--glyph-lagoon,#005866)\" d=\"M4 12.5c0 4.1461 3.5863 7.5 8 7.5s8-3.3539 8-7.5a1 1 0 0 1 2 0c0 5.2427-4.4729 9.5-10 9.5S2 17.7427 2 12.5a1 1 0 0 1 2 0z\"/></svg>",
};
