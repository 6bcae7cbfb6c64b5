// Made by twinlight: changes are lost with the next build.
export const bookmarkSlashFill = {
  name: "bookmark-slash-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-indigo,#6155F5)\" d=\"M6.4611 2.9089C7.1518 2.341 8.0361 2 9 2h6a4 4 0 0 1 4 4v9.4477zm11.6776 18.7486A1.9004 1.9004 0 0 1 16.05 21.65L12 18.95l-4.05 2.7A1.9 1.9 0 0 1 5 20.07V8.5188z\"/><path fill=\"var(--glyph-system-indigo,#6155F5)\" d=\"M2.7239 1.2929l19.9664 19.9665a.99.99 0 0 1-1.4142 1.4142L1.3097 2.7071a.99.99 0 0 1 1.4142-1.4142z\"/></svg>",
};
