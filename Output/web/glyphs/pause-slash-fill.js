// Made by twinlight: changes are lost with the next build.
export const pauseSlashFill = {
  name: "pause-slash-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M6.5355 3H8a2.5 2.5 0 0 1 2.5 2.5v1.4645zM10.5 14.0355V18.5A2.5 2.5 0 0 1 8 21H6.5A2.5 2.5 0 0 1 4 18.5V7.5355zm3-8.5355A2.5 2.5 0 0 1 16 3h1.5A2.5 2.5 0 0 1 20 5.5v10.9645l-6.5-6.5zM17.4645 21H16a2.5 2.5 0 0 1-2.5-2.5v-1.4645z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"m3.7071 2.2929 18 18a.99.99 0 0 1-1.4142 1.4142l-18-18a.99.99 0 0 1 1.4142-1.4142z\"/></svg>",
};
