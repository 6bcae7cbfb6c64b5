// Made by twinlight: changes are lost with the next build.
export const dropFill = {
  name: "drop-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"M13.5139 2.6199C16.6388 5.623 20 9.568 20 14c0 4.4183-3.5817 8-8 8s-8-3.5817-8-8c0-4.432 3.3612-8.377 6.4861-11.3801.843-.8147 2.1848-.8147 3.0278 0z\"/></svg>",
};
