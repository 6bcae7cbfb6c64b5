// Made by twinlight: changes are lost with the next build.
export const crop = {
  name: "crop",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M8 3v11a2 2 0 0 0 2 2h11a1 1 0 0 1 0 2H10a4 4 0 0 1-4-4V3a1 1 0 0 1 2 0z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M3 6h11a4 4 0 0 1 4 4v11a1 1 0 0 1-2 0V10a2 2 0 0 0-2-2H3a1 1 0 0 1 0-2z\"/></svg>",
};
