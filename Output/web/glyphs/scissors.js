// Made by twinlight: changes are lost with the next build.
export const scissors = {
  name: "scissors",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M10 6a4 4 0 0 1-8 0 4 4 0 0 1 8 0zM8 6a2 2 0 0 0-4 0 2 2 0 0 0 4 0z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M10 18a4 4 0 0 1-8 0 4 4 0 0 1 8 0zm-2 0a2 2 0 0 0-4 0 2 2 0 0 0 4 0z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"m8.9377 7.1297 4.3148 3.5721 6.6098-5.4721a1 1 0 0 1 1.2754 1.5406L14.8206 12l6.3171 5.2297a1 1 0 0 1-1.2754 1.5406l-6.6098-5.4721-4.3148 3.5721a1 1 0 0 1-1.2754-1.5406L11.6843 12l-4.022-3.3297a1 1 0 0 1 1.2754-1.5406z\"/></svg>",
};
