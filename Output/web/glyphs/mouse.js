// Made by twinlight: changes are lost with the next build.
export const mouse = {
  name: "mouse",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M12 2c3.866 0 7 3.134 7 7v6c0 3.866-3.134 7-7 7s-7-3.134-7-7V9c0-3.866 3.134-7 7-7zm0 2C9.2386 4 7 6.2386 7 9v6c0 2.7614 2.2386 5 5 5s5-2.2386 5-5V9c0-2.7614-2.2386-5-5-5z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M13 7v3a1 1 0 0 1-2 0V7a1 1 0 0 1 2 0z\"/></svg>",
};
