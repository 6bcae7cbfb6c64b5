// Made by twinlight: changes are lost with the next build.
export const gamepad = {
  name: "gamepad",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M9 4h6c3.866 0 7 3.134 7 7v2c0 3.866-3.134 7-7 7H9c-3.866 0-7-3.134-7-7v-2c0-3.866 3.134-7 7-7zm0 2c-2.7614 0-5 2.2386-5 5v2c0 2.7614 2.2386 5 5 5h6c2.7614 0 5-2.2386 5-5v-2c0-2.7614-2.2386-5-5-5z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M10 10v1h1a1 1 0 0 1 0 2h-1v1a1 1 0 0 1-2 0v-1H7a1 1 0 0 1 0-2h1v-1a1 1 0 0 1 2 0z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M16 14a1.25 1.25 0 0 1-2.5 0 1.25 1.25 0 0 1 2.5 0z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M18 10.25a1.25 1.25 0 0 1-2.5 0 1.25 1.25 0 0 1 2.5 0z\"/></svg>",
};
