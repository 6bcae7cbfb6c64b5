// Made by twinlight: changes are lost with the next build.
export const documentSlashFill = {
  name: "document-slash-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"M6.0451 2.5096C6.6232 2.1851 7.29 2 8 2h4v5a3 3 0 0 0 3 3h5v6.4645zm11.9098 18.9808C17.3768 21.8149 16.71 22 16 22H8a4 4 0 0 1-4-4V7.5355l4.5642 4.5642C8.2302 12.2617 8 12.6039 8 13a1 1 0 0 0 1 1h1.4645l2 2H9a1 1 0 0 0 0 2h4c.3961 0 .7383-.2302.9003-.5642zM14 2.4231a2.2 2.2 0 0 1 .2565.2192l5.1012 5.1012A2.2 2.2 0 0 1 19.5769 8H15a1 1 0 0 1-1-1z\"/><path fill=\"var(--glyph-brand,#14479E)\" d=\"m2.7071 1.2929 20 20a.99.99 0 0 1-1.4142 1.4142l-20-20a.99.99 0 0 1 1.4142-1.4142z\"/></svg>",
};
