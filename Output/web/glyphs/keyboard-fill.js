// Made by twinlight: changes are lost with the next build.
export const keyboardFill = {
  name: "keyboard-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M6 4h12a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zm2.75 6a1.25 1.25 0 0 0-2.5 0 1.25 1.25 0 0 0 2.5 0zm4.5 0a1.25 1.25 0 0 0-2.5 0 1.25 1.25 0 0 0 2.5 0zm4.5 0a1.25 1.25 0 0 0-2.5 0 1.25 1.25 0 0 0 2.5 0zM8 14a1 1 0 0 0 0 2h8a1 1 0 0 0 0-2z\"/></svg>",
};
