// Made by twinlight: changes are lost with the next build.
export const arrowLeft = {
  name: "arrow-left",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"M20 13H4a1 1 0 0 1 0-2h16a1 1 0 0 1 0 2z\"/><path fill=\"var(--glyph-brand,#14479E)\" d=\"M11.2071 6.2071 5.4142 12l5.7929 5.7929a.99.99 0 0 1-1.4142 1.4142l-6.5-6.5a1 1 0 0 1 0-1.4142l6.5-6.5a.99.99 0 0 1 1.4142 1.4142z\"/></svg>",
};
