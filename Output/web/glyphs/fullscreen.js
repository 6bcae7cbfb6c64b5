// Made by twinlight: changes are lost with the next build.
export const fullscreen = {
  name: "fullscreen",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"M2 9V6a4 4 0 0 1 4-4h3a1 1 0 0 1 0 2H6a2 2 0 0 0-2 2v3a1 1 0 0 1-2 0zm13-7h3a4 4 0 0 1 4 4v3a1 1 0 0 1-2 0V6a2 2 0 0 0-2-2h-3a1 1 0 0 1 0-2zm7 13v3a4 4 0 0 1-4 4h-3a1 1 0 0 1 0-2h3a2 2 0 0 0 2-2v-3a1 1 0 0 1 2 0zM9 22H6a4 4 0 0 1-4-4v-3a1 1 0 0 1 2 0v3a2 2 0 0 0 2 2h3a1 1 0 0 1 0 2z\"/></svg>",
};
