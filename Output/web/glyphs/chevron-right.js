// Made by twinlight: changes are lost with the next build.
export const chevronRight = {
  name: "chevron-right",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"m9.2071 4.2929 7 7a1 1 0 0 1 0 1.4142l-7 7a.99.99 0 0 1-1.4142-1.4142L14.0858 12 7.7929 5.7071a.99.99 0 0 1 1.4142-1.4142z\"/></svg>",
};
