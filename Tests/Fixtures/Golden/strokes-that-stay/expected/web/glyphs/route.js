// Made by twinlight: changes are lost with the next build.
export const route = {
  name: "route",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-secondary-label,rgb(60 60 67 / 0.6))\" d=\"M3 20V7h16V4h2v5H5v11z\"/></svg>",
};
