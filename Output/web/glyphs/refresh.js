// Made by twinlight: changes are lost with the next build.
export const refresh = {
  name: "refresh",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"M19.4387 8.8889a8 8 0 1 0-8.9574 10.9521 8 8 0 0 0 8.9574-4.7299 1 1 0 0 1 1.8426.7778c-1.8504 4.3836-6.5332 6.8563-11.1967 5.9123C5.421 20.8573 2.0684 16.7581 2.0684 12s3.3526-8.8573 8.0162-9.8012c4.6635-.944 9.3463 1.5287 11.1967 5.9123a1 1 0 0 1-1.8426.7778z\"/><path fill=\"var(--glyph-brand,#14479E)\" d=\"M22 3v5.5a1 1 0 0 1-1 1h-5.5a1 1 0 0 1 0-2H20V3a1 1 0 0 1 2 0z\"/></svg>",
};
