// Made by twinlight: changes are lost with the next build.
export const pauseFill = {
  name: "pause-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M4 5.5A2.5 2.5 0 0 1 6.5 3H8a2.5 2.5 0 0 1 2.5 2.5v13A2.5 2.5 0 0 1 8 21H6.5A2.5 2.5 0 0 1 4 18.5zm9.5 0A2.5 2.5 0 0 1 16 3h1.5A2.5 2.5 0 0 1 20 5.5v13a2.5 2.5 0 0 1-2.5 2.5H16a2.5 2.5 0 0 1-2.5-2.5z\"/></svg>",
};
