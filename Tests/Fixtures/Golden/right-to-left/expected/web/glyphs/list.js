// Made by twinlight: changes are lost with the next build.
export const list = {
  name: "list",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><g display=\"var(--glyph-ltr,inline)\"><g display=\"var(--glyph-light,inline)\"><path fill=\"var(--glyph-label,#000000)\" d=\"M2 3h7v7H2zm2 2v3h3V5zm8 0h9v2h-9zm0 11h6v2h-6z\"/></g><g display=\"var(--glyph-dark,none)\"><path fill=\"var(--glyph-label,#000000)\" d=\"M2 3h7v7H2zm10 2h9v2h-9zm0 11h6v2h-6z\"/></g></g><g display=\"var(--glyph-rtl,none)\"><g display=\"var(--glyph-light,inline)\"><path fill=\"var(--glyph-label,#000000)\" d=\"M15 3h7v7h-7zm2 2v3h3V5zM3 5h9v2H3zm3 11h6v2H6z\"/></g><g display=\"var(--glyph-dark,none)\"><path fill=\"var(--glyph-label,#000000)\" d=\"M15 3h7v7h-7zM3 5h9v2H3zm3 11h6v2H6z\"/></g></g></svg>",
};
