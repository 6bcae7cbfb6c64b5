// Made by twinlight: changes are lost with the next build.
export const personRectangleFill = {
  name: "person-rectangle-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-indigo,#6155F5)\" d=\"M6.4 3h11.2c2.5405 0 4.6 2.0595 4.6 4.6v8.8c0 2.5405-2.0595 4.6-4.6 4.6H6.4c-2.5405 0-4.6-2.0595-4.6-4.6V7.6C1.8 5.0595 3.8595 3 6.4 3zm5.6 8.7784a3 3 0 0 0 0-6.058 3 3 0 0 0 0 6.058zm0 .5924c-1.7861 0-3.2819.5143-4.1554 1.3878-.5729.5729-.8133 1.2347-.8133 1.8629a1.699 1.699 0 0 0 1.6989 1.6989h6.5396a1.699 1.699 0 0 0 1.6989-1.6989c0-.6282-.2404-1.29-.8133-1.8629-.8735-.8735-2.3693-1.3878-4.1554-1.3878z\"/></svg>",
};
