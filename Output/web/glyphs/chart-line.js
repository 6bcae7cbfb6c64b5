// Made by twinlight: changes are lost with the next build.
export const chartLine = {
  name: "chart-line",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-leaf,#0E5C2F)\" d=\"M4 3v15a2 2 0 0 0 2 2h15a1 1 0 0 1 0 2H6a4 4 0 0 1-4-4V3a1 1 0 0 1 2 0z\"/><path fill=\"var(--glyph-leaf,#0E5C2F)\" d=\"m6.7191 13.8753 4-5a1 1 0 0 1 1.488-.0824l2.7364 2.7364 5.2972-6.1801a1 1 0 0 1 1.5186 1.3016l-6 7a1 1 0 0 1-1.4664.0563l-2.71-2.71-3.302 4.1276a1 1 0 0 1-1.5618-1.2494z\"/></svg>",
};
