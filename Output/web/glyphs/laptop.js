// Made by twinlight: changes are lost with the next build.
export const laptop = {
  name: "laptop",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M6.5 3h11A3.5 3.5 0 0 1 21 6.5v6a3.5 3.5 0 0 1-3.5 3.5h-11A3.5 3.5 0 0 1 3 12.5v-6A3.5 3.5 0 0 1 6.5 3zm0 2A1.5 1.5 0 0 0 5 6.5v6A1.5 1.5 0 0 0 6.5 14h11a1.5 1.5 0 0 0 1.5-1.5v-6A1.5 1.5 0 0 0 17.5 5z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M3 18h18a1 1 0 0 1 0 2H3a1 1 0 0 1 0-2z\"/></svg>",
};
