// Made by twinlight: changes are lost with the next build.
export const watchFill = {
  name: "watch-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M19.5 12c0 2.5639-1.2869 4.8276-3.25 6.1802V21a1 1 0 0 1-1 1h-6.5a1 1 0 0 1-1-1v-2.8198C5.7869 16.8276 4.5 14.5639 4.5 12s1.2869-4.8276 3.25-6.1802V3a1 1 0 0 1 1-1h6.5a1 1 0 0 1 1 1v2.8198C18.2131 7.1724 19.5 9.4361 19.5 12zM13 9.5a1 1 0 0 0-2 0V12a1 1 0 0 0 .4188.8137l1.75 1.25a.99.99 0 0 0 1.1624-1.6274L13 11.4854z\"/></svg>",
};
