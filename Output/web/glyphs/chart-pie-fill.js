// Made by twinlight: changes are lost with the next build.
export const chartPieFill = {
  name: "chart-pie-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-ember,#C85000)\" d=\"M10.5 5a1 1 0 0 1 1 1v6.5H18a1 1 0 0 1 1 1c0 4.6944-3.8056 8.5-8.5 8.5S2 18.1944 2 13.5 5.8056 5 10.5 5zm3-2a1 1 0 0 1 1-1C18.6421 2 22 5.3579 22 9.5a1 1 0 0 1-1 1h-6.5a1 1 0 0 1-1-1z\"/></svg>",
};
