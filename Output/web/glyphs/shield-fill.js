// Made by twinlight: changes are lost with the next build.
export const shieldFill = {
  name: "shield-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"M10.8483 2.3616a3.101 3.101 0 0 1 2.3034 0l5.9343 2.3778c1.138.4391 1.9103 1.5423 1.914 2.7891V11.5c0 5.1056-3.1507 8.8149-7.8022 10.2546a3.992 3.992 0 0 1-2.3956 0C6.1507 20.3149 3 16.6056 3 11.5V7.5285c.0037-1.2468.776-2.35 1.914-2.7891z\"/></svg>",
};
