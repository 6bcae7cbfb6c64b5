// Made by twinlight: changes are lost with the next build.
export const clockFill = {
  name: "clock-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"M2 12C2 6.4772 6.4772 2 12 2s10 4.4772 10 10-4.4772 10-10 10S2 17.5228 2 12zm11-5a1 1 0 0 0-2 0v5a1 1 0 0 0 .5.87l3.5 2a1 1 0 0 0 1-1.74l-3-1.71z\"/></svg>",
};
