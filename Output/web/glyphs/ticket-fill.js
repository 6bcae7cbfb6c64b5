// Made by twinlight: changes are lost with the next build.
export const ticketFill = {
  name: "ticket-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-purple,#CB30E0)\" d=\"M2 8a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v1a1 1 0 0 1-1 1 2 2 0 0 0 0 4 1 1 0 0 1 1 1v1a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-1a1 1 0 0 1 1-1 2 2 0 0 0 0-4 1 1 0 0 1-1-1zm12 2a1 1 0 0 0-2 0v4a1 1 0 0 0 2 0z\"/></svg>",
};
