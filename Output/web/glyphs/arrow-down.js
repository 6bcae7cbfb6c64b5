// Made by twinlight: changes are lost with the next build.
export const arrowDown = {
  name: "arrow-down",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"M13 4v16a1 1 0 0 1-2 0V4a1 1 0 0 1 2 0z\"/><path fill=\"var(--glyph-brand,#14479E)\" d=\"M6.2071 12.7929 12 18.5858l5.7929-5.7929a.99.99 0 0 1 1.4142 1.4142l-6.5 6.5a1 1 0 0 1-1.4142 0l-6.5-6.5a.99.99 0 0 1 1.4142-1.4142z\"/></svg>",
};
