// Made by twinlight: changes are lost with the next build.
export const arrowUpRight = {
  name: "arrow-up-right",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"m4.2929 18.2929 14-14a.99.99 0 0 1 1.4142 1.4142l-14 14a.99.99 0 0 1-1.4142-1.4142z\"/><path fill=\"var(--glyph-brand,#14479E)\" d=\"M8.5 4H19a1 1 0 0 1 1 1v10.5a1 1 0 0 1-2 0V6H8.5a1 1 0 0 1 0-2z\"/></svg>",
};
