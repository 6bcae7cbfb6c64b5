// Made by twinlight: changes are lost with the next build.
export const envelopeFill = {
  name: "envelope-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"M6 4h12c.872 0 1.679.2792 2.3363.7531L13.09 10.79a1.7 1.7 0 0 1-2.18 0L3.6637 4.7531C4.321 4.2792 5.128 4 6 4zm15.6178 2.2918C21.8629 6.8099 22 7.389 22 8v8a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V8c0-.611.1371-1.1901.3822-1.7082L9.63 12.33a3.7 3.7 0 0 0 4.74 0z\"/></svg>",
};
