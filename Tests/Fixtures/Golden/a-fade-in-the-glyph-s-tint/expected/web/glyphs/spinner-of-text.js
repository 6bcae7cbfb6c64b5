// Made by twinlight: changes are lost with the next build.
export const spinnerOfText = {
  name: "spinner-of-text",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><defs><linearGradient id=\"glyph-spinner-of-text-g0\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"1\" y2=\"0\" gradientTransform=\"matrix(16 0 0 8 4 4)\"><stop offset=\"0\" stop-color=\"currentColor\" stop-opacity=\"0\"/><stop offset=\"1\" stop-color=\"currentColor\"/></linearGradient></defs><path fill=\"url(#glyph-spinner-of-text-g0)\" d=\"M2.5 12c0-5.2467 4.2533-9.5 9.5-9.5s9.5 4.2533 9.5 9.5h-3c0-3.5899-2.9101-6.5-6.5-6.5S5.5 8.4101 5.5 12z\"/><path fill=\"currentColor\" d=\"M11 11h2v2h-2z\"/></svg>",
};
