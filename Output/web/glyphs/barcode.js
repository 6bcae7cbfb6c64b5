// Made by twinlight: changes are lost with the next build.
export const barcode = {
  name: "barcode",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M4 5v14a1 1 0 0 1-2 0V5a1 1 0 0 1 2 0zm4 0v14a1 1 0 0 1-2 0V5a1 1 0 0 1 2 0zm10 0v14a1 1 0 0 1-2 0V5a1 1 0 0 1 2 0zm4 0v14a1 1 0 0 1-2 0V5a1 1 0 0 1 2 0z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M11 4h2a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1z\"/></svg>",
};
