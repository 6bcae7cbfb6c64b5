// Made by twinlight: changes are lost with the next build.
export const stopSquareFill = {
  name: "stop-square-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M6.24 2h11.52A4.24 4.24 0 0 1 22 6.24v11.52A4.24 4.24 0 0 1 17.76 22H6.24A4.24 4.24 0 0 1 2 17.76V6.24A4.24 4.24 0 0 1 6.24 2zm9.24 3.6H8.52A2.92 2.92 0 0 0 5.6 8.52v6.96a2.92 2.92 0 0 0 2.92 2.92h6.96a2.92 2.92 0 0 0 2.92-2.92V8.52a2.92 2.92 0 0 0-2.92-2.92zM7.2639 8.52A1.2561 1.2561 0 0 1 8.52 7.2639h6.96A1.2561 1.2561 0 0 1 16.7361 8.52v6.96a1.2561 1.2561 0 0 1-1.2561 1.2561H8.52A1.2561 1.2561 0 0 1 7.2639 15.48z\"/></svg>",
};
