// Made by twinlight: changes are lost with the next build.
export const italic = {
  name: "italic",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M10 2h8.5a1 1 0 0 1 0 2h-3.2399l-4.4445 16H14a1 1 0 0 1 0 2H5.5a1 1 0 0 1 0-2h3.2399l4.4445-16H10a1 1 0 0 1 0-2z\"/></svg>",
};
