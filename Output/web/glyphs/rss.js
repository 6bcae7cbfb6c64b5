// Made by twinlight: changes are lost with the next build.
export const rss = {
  name: "rss",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-ember,#C85000)\" d=\"M3 10.5c5.799 0 10.5 4.701 10.5 10.5a1 1 0 0 1-2 0c0-4.6944-3.8056-8.5-8.5-8.5a1 1 0 0 1 0-2zM3 2c10.4934 0 19 8.5066 19 19a1 1 0 0 1-2 0c0-9.3888-7.6112-17-17-17a1 1 0 0 1 0-2z\"/><path fill=\"var(--glyph-ember,#C85000)\" d=\"M6 20a2 2 0 0 1-4 0 2 2 0 0 1 4 0z\"/></svg>",
};
