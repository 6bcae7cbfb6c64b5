// Made by twinlight: changes are lost with the next build.
export const filmSlashFill = {
  name: "film-slash-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M8 3h8a1 1 0 0 0-1 1v7.4645l-6-6V4a1 1 0 0 0-1-1zm7 15.5355V20a1 1 0 0 0 1 1H8a1 1 0 0 0 1-1v-7.4645zM16 3h2a4 4 0 0 1 4 4v2.5a1 1 0 0 0-1-1h-4V4a1 1 0 0 0-1-1zm6 6.5v5a1 1 0 0 0-1-1h-3.9645L17 13.4645V10.5h4a1 1 0 0 0 1-1zM8 21H6a4 4 0 0 1-4-4v-2.5a1 1 0 0 0 1 1h4V20a1 1 0 0 0 1 1zm-6-6.5v-5a1 1 0 0 0 1 1h3.9645L7 10.5355V13.5H3a1 1 0 0 0-1 1z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"m2.7071 1.2929 20 20a.99.99 0 0 1-1.4142 1.4142l-20-20a.99.99 0 0 1 1.4142-1.4142z\"/></svg>",
};
