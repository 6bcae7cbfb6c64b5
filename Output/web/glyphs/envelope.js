// Made by twinlight: changes are lost with the next build.
export const envelope = {
  name: "envelope",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><g display=\"var(--glyph-light,inline)\"><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"M6 4h12a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zm0 2a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2z\"/><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"m3.66 4.75 7.25 6.04a1.7 1.7 0 0 0 2.18 0l7.25-6.04a4 4 0 0 1 1.28 1.54l-7.25 6.04a3.7 3.7 0 0 1-4.74 0L2.38 6.29a4 4 0 0 1 1.28-1.54z\"/></g><g display=\"var(--glyph-dark,none)\"><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"M6 4h12c.872 0 1.679.2792 2.3363.7531L13.09 10.79a1.7 1.7 0 0 1-2.18 0L3.6637 4.7531C4.321 4.2792 5.128 4 6 4zm15.6178 2.2918C21.8629 6.8099 22 7.389 22 8v8a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V8c0-.611.1371-1.1901.3822-1.7082L9.63 12.33a3.7 3.7 0 0 0 4.74 0z\"/></g></svg>",
};
