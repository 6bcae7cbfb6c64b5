// Made by twinlight: changes are lost with the next build.
export const check = {
  name: "check",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-leaf,#0E5C2F)\" d=\"m4.7071 11.7929 4.76 4.76 9.7944-10.7272a1 1 0 0 1 1.477 1.3486l-10.5 11.5a1 1 0 0 1-1.4456.0328l-5.5-5.5a.99.99 0 0 1 1.4142-1.4142z\"/></svg>",
};
