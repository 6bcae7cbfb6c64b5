// Made by twinlight: changes are lost with the next build.
export const playRectangleFill = {
  name: "play-rectangle-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M6.4 3h11.2c2.5405 0 4.6 2.0595 4.6 4.6v8.8c0 2.5405-2.0595 4.6-4.6 4.6H6.4c-2.5405 0-4.6-2.0595-4.6-4.6V7.6C1.8 5.0595 3.8595 3 6.4 3zm1.985 3.4954a2.236 2.236 0 0 0-1.1258 1.9467v7.1158a2.236 2.236 0 0 0 1.1258 1.9467 2.237 2.237 0 0 0 2.2499-.0162l6.0271-3.5661A2.238 2.238 0 0 0 17.755 12a2.238 2.238 0 0 0-1.093-1.9223l-6.0271-3.5661a2.237 2.237 0 0 0-2.2499-.0162z\"/></svg>",
};
