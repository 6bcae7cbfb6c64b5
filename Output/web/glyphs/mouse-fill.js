// Made by twinlight: changes are lost with the next build.
export const mouseFill = {
  name: "mouse-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M12 2c3.866 0 7 3.134 7 7v6c0 3.866-3.134 7-7 7s-7-3.134-7-7V9c0-3.866 3.134-7 7-7zm1 5a1 1 0 0 0-2 0v3a1 1 0 0 0 2 0z\"/></svg>",
};
