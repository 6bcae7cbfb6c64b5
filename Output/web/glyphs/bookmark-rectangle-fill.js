// Made by twinlight: changes are lost with the next build.
export const bookmarkRectangleFill = {
  name: "bookmark-rectangle-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-indigo,#6155F5)\" d=\"M6.4 3h11.2c2.5405 0 4.6 2.0595 4.6 4.6v8.8c0 2.5405-2.0595 4.6-4.6 4.6H6.4c-2.5405 0-4.6-2.0595-4.6-4.6V7.6C1.8 5.0595 3.8595 3 6.4 3zm3.8571 3.1259a2.324 2.324 0 0 0-2.3239 2.3239v8.1744a1.1038 1.1038 0 0 0 1.7138.9179L12 15.9735l2.353 1.5686a1.1038 1.1038 0 0 0 1.7138-.9179V8.4498a2.324 2.324 0 0 0-2.3239-2.3239zm-1.162 10.3898V8.4498a1.162 1.162 0 0 1 1.162-1.1619h3.4858a1.162 1.162 0 0 1 1.162 1.1619v8.0659l-2.26-1.5067a1.162 1.162 0 0 0-1.2898 0z\"/></svg>",
};
