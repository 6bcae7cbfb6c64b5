// Made by twinlight: changes are lost with the next build.
export const headphones = {
  name: "headphones",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M2 16v-3.5c0-5.5228 4.4772-10 10-10s10 4.4772 10 10V16a1 1 0 0 1-2 0v-3.5c0-4.4183-3.5817-8-8-8s-8 3.5817-8 8V16a1 1 0 0 1-2 0z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M5 13h.5a3 3 0 0 1 3 3v2.5a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V16a3 3 0 0 1 3-3zm0 2a1 1 0 0 0-1 1v2.5a1 1 0 0 0 1 1h.5a1 1 0 0 0 1-1V16a1 1 0 0 0-1-1z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M18.5 13h.5a3 3 0 0 1 3 3v2.5a3 3 0 0 1-3 3h-.5a3 3 0 0 1-3-3V16a3 3 0 0 1 3-3zm0 2a1 1 0 0 0-1 1v2.5a1 1 0 0 0 1 1h.5a1 1 0 0 0 1-1V16a1 1 0 0 0-1-1z\"/></svg>",
};
