// Made by twinlight: changes are lost with the next build.
export const videoSlashFill = {
  name: "video-slash-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M8.5355 5H11a4 4 0 0 1 4 4v.2749l4.003-2.2927a2 2 0 0 1 2.0004.0038 2 2 0 0 1 .9965 1.734v6.56a2 2 0 0 1-1.305 1.8794zm5.5155 12.5866C13.3173 18.4512 12.2226 19 11 19H6a4 4 0 0 1-4-4V9c0-.9681.3441-1.8559.9166-2.5479z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"m2.7071 1.2929 20 20a.99.99 0 0 1-1.4142 1.4142l-20-20a.99.99 0 0 1 1.4142-1.4142z\"/></svg>",
};
