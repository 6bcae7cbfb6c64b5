// Made by twinlight: changes are lost with the next build.
export const percent = {
  name: "percent",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-leaf,#0E5C2F)\" d=\"m19.7071 5.7071-14 14a.99.99 0 0 1-1.4142-1.4142l14-14a.99.99 0 0 1 1.4142 1.4142z\"/><path fill=\"var(--glyph-leaf,#0E5C2F)\" d=\"M11 6.5C11 8.9853 8.9853 11 6.5 11S2 8.9853 2 6.5 4.0147 2 6.5 2 11 4.0147 11 6.5zm-2 0a2.5 2.5 0 0 0-5 0 2.5 2.5 0 0 0 5 0z\"/><path fill=\"var(--glyph-leaf,#0E5C2F)\" d=\"M22 17.5c0 2.4853-2.0147 4.5-4.5 4.5S13 19.9853 13 17.5s2.0147-4.5 4.5-4.5 4.5 2.0147 4.5 4.5zm-2 0a2.5 2.5 0 0 0-5 0 2.5 2.5 0 0 0 5 0z\"/></svg>",
};
