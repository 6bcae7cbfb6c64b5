// Made by twinlight: changes are lost with the next build.
export const shieldRectangleFill = {
  name: "shield-rectangle-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"M6.4 3h11.2c2.5405 0 4.6 2.0595 4.6 4.6v8.8c0 2.5405-2.0595 4.6-4.6 4.6H6.4c-2.5405 0-4.6-2.0595-4.6-4.6V7.6C1.8 5.0595 3.8595 3 6.4 3zm6.3393 3.4247a1.99 1.99 0 0 0-1.4786 0l-3.324 1.3318A1.934 1.934 0 0 0 6.704 9.5542v2.2259c0 2.9746 1.8402 5.149 4.5495 5.9876a2.488 2.488 0 0 0 1.493 0c2.7093-.8386 4.5495-3.013 4.5495-5.9876V9.5542a1.934 1.934 0 0 0-1.2327-1.7977z\"/></svg>",
};
