// Made by twinlight: changes are lost with the next build.
export const filmFill = {
  name: "film-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M6 3h2a1 1 0 0 0-1 1v4.5H3a1 1 0 0 0-1 1V7a4 4 0 0 1 4-4zm2 0h8a1 1 0 0 0-1 1v16a1 1 0 0 0 1 1H8a1 1 0 0 0 1-1V4a1 1 0 0 0-1-1zm8 0h2a4 4 0 0 1 4 4v2.5a1 1 0 0 0-1-1h-4V4a1 1 0 0 0-1-1zm6 6.5v5a1 1 0 0 0-1-1h-4v-3h4a1 1 0 0 0 1-1zm0 5V17a4 4 0 0 1-4 4h-2a1 1 0 0 0 1-1v-4.5h4a1 1 0 0 0 1-1zM8 21H6a4 4 0 0 1-4-4v-2.5a1 1 0 0 0 1 1h4V20a1 1 0 0 0 1 1zm-6-6.5v-5a1 1 0 0 0 1 1h4v3H3a1 1 0 0 0-1 1z\"/></svg>",
};
