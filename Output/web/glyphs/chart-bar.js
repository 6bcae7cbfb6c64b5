// Made by twinlight: changes are lost with the next build.
export const chartBar = {
  name: "chart-bar",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-lagoon,#005866)\" d=\"M4 3v15a2 2 0 0 0 2 2h15a1 1 0 0 1 0 2H6a4 4 0 0 1-4-4V3a1 1 0 0 1 2 0z\"/><path fill=\"var(--glyph-lagoon,#005866)\" d=\"M9.5 12v4.5a1 1 0 0 1-2 0V12a1 1 0 0 1 2 0zm5-4v8.5a1 1 0 0 1-2 0V8a1 1 0 0 1 2 0zm5-4v12.5a1 1 0 0 1-2 0V4a1 1 0 0 1 2 0z\"/></svg>",
};
