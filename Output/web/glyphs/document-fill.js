// Made by twinlight: changes are lost with the next build.
export const documentFill = {
  name: "document-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"M4 6a4 4 0 0 1 4-4h4v5a3 3 0 0 0 3 3h5v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zm10-3.5769a2.2 2.2 0 0 1 .2565.2192l5.1012 5.1012A2.2 2.2 0 0 1 19.5769 8H15a1 1 0 0 1-1-1zM9 12a1 1 0 0 0 0 2h6a1 1 0 0 0 0-2zm0 4a1 1 0 0 0 0 2h4a1 1 0 0 0 0-2z\"/></svg>",
};
