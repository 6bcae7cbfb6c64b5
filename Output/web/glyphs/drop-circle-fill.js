// Made by twinlight: changes are lost with the next build.
export const dropCircleFill = {
  name: "drop-circle-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"M23 12c0 6.0751-4.9249 11-11 11S1 18.0751 1 12 5.9249 1 12 1s11 4.9249 11 11zm-9.8198-6.9384c-.6571-.635-1.7033-.635-2.3604 0C8.5309 7.2614 6.05 10.1682 6.05 13.45c0 3.2861 2.6639 5.95 5.95 5.95s5.95-2.6639 5.95-5.95c0-3.2818-2.4809-6.1886-4.7698-8.3884z\"/></svg>",
};
