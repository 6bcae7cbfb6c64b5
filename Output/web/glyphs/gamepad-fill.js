// Made by twinlight: changes are lost with the next build.
export const gamepadFill = {
  name: "gamepad-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M9 4h6c3.866 0 7 3.134 7 7v2c0 3.866-3.134 7-7 7H9c-3.866 0-7-3.134-7-7v-2c0-3.866 3.134-7 7-7zm1 6a1 1 0 0 0-2 0v1H7a1 1 0 0 0 0 2h1v1a1 1 0 0 0 2 0v-1h1a1 1 0 0 0 0-2h-1zm6 4a1.25 1.25 0 0 0-2.5 0 1.25 1.25 0 0 0 2.5 0zm2-3.75a1.25 1.25 0 0 0-2.5 0 1.25 1.25 0 0 0 2.5 0z\"/></svg>",
};
