// Made by twinlight: changes are lost with the next build.
export const pencilRectangleFill = {
  name: "pencil-rectangle-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M6.4 3h11.2c2.5405 0 4.6 2.0595 4.6 4.6v8.8c0 2.5405-2.0595 4.6-4.6 4.6H6.4c-2.5405 0-4.6-2.0595-4.6-4.6V7.6C1.8 5.0595 3.8595 3 6.4 3zm10.1323 3.4723a1.5173 1.5173 0 0 0-2.1456 0l-6.9435 6.9436a1.38 1.38 0 0 0-.3311.5391h-.0002l-.6727 2.0027a1.2635 1.2635 0 0 0 1.6031 1.6031l2.0027-.6727v-.0002a1.38 1.38 0 0 0 .5391-.3311l6.9436-6.9435a1.5173 1.5173 0 0 0 0-2.1456zm-2.6874.8959 2.7869 2.7869-1.1502 1.1503-2.787-2.787z\"/></svg>",
};
