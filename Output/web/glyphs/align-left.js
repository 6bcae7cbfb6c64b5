// Made by twinlight: changes are lost with the next build.
export const alignLeft = {
  name: "align-left",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M3 5h18a1 1 0 0 1 0 2H3a1 1 0 0 1 0-2zm0 6h11a1 1 0 0 1 0 2H3a1 1 0 0 1 0-2zm0 6h15a1 1 0 0 1 0 2H3a1 1 0 0 1 0-2z\"/></svg>",
};
