// Made by twinlight: changes are lost with the next build.
export const externalLink = {
  name: "external-link",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"M10 6H6a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-4a1 1 0 0 1 2 0v4a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4h4a1 1 0 0 1 0 2z\"/><path fill=\"var(--glyph-brand,#14479E)\" d=\"M14.5 2H21a1 1 0 0 1 1 1v6.5a1 1 0 0 1-2 0V5.4142l-7.7929 7.7929a.99.99 0 0 1-1.4142-1.4142L18.5858 4H14.5a1 1 0 0 1 0-2z\"/></svg>",
};
