// Made by twinlight: changes are lost with the next build.
export const serverFill = {
  name: "server-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M7 2h10a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4zm2.5 5.5a1.25 1.25 0 0 0-2.5 0 1.25 1.25 0 0 0 2.5 0zm0 9a1.25 1.25 0 0 0-2.5 0 1.25 1.25 0 0 0 2.5 0zm3.5-10a1 1 0 0 0 0 2h3a1 1 0 0 0 0-2zm0 9a1 1 0 0 0 0 2h3a1 1 0 0 0 0-2zm7-4.5H4v2h16z\"/></svg>",
};
