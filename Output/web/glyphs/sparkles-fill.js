// Made by twinlight: changes are lost with the next build.
export const sparklesFill = {
  name: "sparkles-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-purple,#CB30E0)\" d=\"M8.3125 7.452a1.8 1.8 0 0 1 3.375 0l1.2532 3.4888a.198.198 0 0 0 .1185.1185l3.4888 1.2532a1.8 1.8 0 0 1 0 3.375l-3.4888 1.2532a.198.198 0 0 0-.1185.1185l-1.2532 3.4888a1.8 1.8 0 0 1-3.375 0l-1.2532-3.4888a.198.198 0 0 0-.1185-.1185L3.452 15.6875a1.8 1.8 0 0 1 0-3.375l3.4888-1.2532a.198.198 0 0 0 .1185-.1185zM20 3v1h1a1 1 0 0 1 0 2h-1v1a1 1 0 0 1-2 0V6h-1a1 1 0 0 1 0-2h1V3a1 1 0 0 1 2 0z\"/></svg>",
};
