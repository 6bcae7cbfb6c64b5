// Made by twinlight: changes are lost with the next build.
export const thumbsDownRectangleFill = {
  name: "thumbs-down-rectangle-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"M6.4 3h11.2c2.5405 0 4.6 2.0595 4.6 4.6v8.8c0 2.5405-2.0595 4.6-4.6 4.6H6.4c-2.5405 0-4.6-2.0595-4.6-4.6V7.6C1.8 5.0595 3.8595 3 6.4 3zm7.3102 14.4139 1.667-3.628h.8648a1.6435 1.6435 0 0 0 1.6435-1.6435V8.263a1.6435 1.6435 0 0 0-1.6435-1.6435h-.5733v5.4121h-.2915c-.5204 0-1.0047.2301-1.3329.6135V6.6195H9.4451A2.4757 2.4757 0 0 0 7.0188 8.673l-.6979 3.6389a2.1987 2.1987 0 0 0 2.1619 2.5824h1.6821v.9889a2.3363 2.3363 0 0 0 2.2938 2.3362c.4665.0085 1.0059-.26 1.2514-.8056z\"/></svg>",
};
