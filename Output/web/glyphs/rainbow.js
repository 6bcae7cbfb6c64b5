// Made by twinlight: changes are lost with the next build.
export const rainbow = {
  name: "rainbow",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-red,#FF383C)\" d=\"M2 16.5c0-5.5228 4.4772-10 10-10s10 4.4772 10 10a1 1 0 0 1-2 0c0-4.4183-3.5817-8-8-8s-8 3.5817-8 8a1 1 0 0 1-2 0z\"/><path fill=\"var(--glyph-gold,#A87000)\" d=\"M6 16.5c0-3.3137 2.6863-6 6-6s6 2.6863 6 6a1 1 0 0 1-2 0 4 4 0 0 0-8 0 1 1 0 0 1-2 0z\"/><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"M10 16.5a2 2 0 0 1 4 0 1 1 0 0 1-2 0 1 1 0 0 1-2 0z\"/></svg>",
};
