// Made by twinlight: changes are lost with the next build.
export const arrowRight = {
  name: "arrow-right",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"M4 11h16a1 1 0 0 1 0 2H4a1 1 0 0 1 0-2z\"/><path fill=\"var(--glyph-brand,#14479E)\" d=\"m14.2071 4.7929 6.5 6.5a1 1 0 0 1 0 1.4142l-6.5 6.5a.99.99 0 0 1-1.4142-1.4142L18.5858 12l-5.7929-5.7929a.99.99 0 0 1 1.4142-1.4142z\"/></svg>",
};
