// Made by twinlight: changes are lost with the next build.
export const signOut = {
  name: "sign-out",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-red,#FF383C)\" d=\"M9 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h3a1 1 0 0 1 0 2H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4h3a1 1 0 0 1 0 2z\"/><path fill=\"var(--glyph-system-red,#FF383C)\" d=\"M9 11h9.5858l-3.2929-3.2929a.99.99 0 0 1 1.4142-1.4142l5 5a1 1 0 0 1 0 1.4142l-5 5a.99.99 0 0 1-1.4142-1.4142L18.5858 13H9a1 1 0 0 1 0-2z\"/></svg>",
};
