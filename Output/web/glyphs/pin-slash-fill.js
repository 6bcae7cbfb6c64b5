// Made by twinlight: changes are lost with the next build.
export const pinSlashFill = {
  name: "pin-slash-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-red,#FF383C)\" d=\"M5.56 16.04c-2.0797-2.4142-2.5705-5.6771-1.537-8.4874L15.7014 19.231 13.9 21.33a2.5 2.5 0 0 1-3.8 0zM7.0855 3.5559c3.2647-2.3183 7.7924-2.0586 10.7742.779 3.0859 2.9367 3.4961 7.6637 1.0764 11.0716l-3.6633-3.6633a3.501 3.501 0 0 0-4.516-4.516z\"/><path fill=\"var(--glyph-system-red,#FF383C)\" d=\"M2.7026 1.2907l20.0067 20.0067a.99.99 0 0 1-1.4119 1.4119L1.2907 2.7026a.99.99 0 0 1 1.4119-1.4119z\"/></svg>",
};
