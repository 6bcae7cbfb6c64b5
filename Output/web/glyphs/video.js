// Made by twinlight: changes are lost with the next build.
export const video = {
  name: "video",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><g display=\"var(--glyph-light,inline)\"><path fill=\"var(--glyph-label,#000000)\" d=\"M6 5h5a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zm0 2a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2h5a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"m13.503 10.1322 5.5-3.15a2 2 0 0 1 2.0004.0038 2 2 0 0 1 .9965 1.734v6.56a2 2 0 0 1-.9965 1.734A2 2 0 0 1 19 17.016l-5.497-3.1482a1 1 0 0 1 .994-1.7356L20 15.284V8.716l-5.503 3.1518a1 1 0 0 1-.994-1.7356z\"/></g><g display=\"var(--glyph-dark,none)\"><path fill=\"var(--glyph-label,#000000)\" d=\"M6 5h5a4 4 0 0 1 4 4v.2749l4.003-2.2927a2 2 0 0 1 2.0004.0038 2 2 0 0 1 .9965 1.734v6.56a2 2 0 0 1-.9965 1.734A2 2 0 0 1 19 17.016l-4-2.2909V15a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4z\"/></g></svg>",
};
