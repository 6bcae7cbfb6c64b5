// Made by twinlight: changes are lost with the next build.
export const copyFill = {
  name: "copy-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M5 16a3 3 0 0 1-3-3V6a4 4 0 0 1 4-4h7a3 3 0 0 1 3 3c0 .3917-.2252.7307-.5531.8948H12c-3.3698 0-6.1052 2.7354-6.1052 6.1052v3.4469C5.7307 15.7748 5.3917 16 5 16zm7-8h6a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4h-6a4 4 0 0 1-4-4v-6a4 4 0 0 1 4-4z\"/></svg>",
};
