// Made by twinlight: changes are lost with the next build.
export const undo = {
  name: "undo",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M8.7071 3.7071 4.4142 8l4.2929 4.2929a.99.99 0 0 1-1.4142 1.4142l-5-5a1 1 0 0 1 0-1.4142l5-5a.99.99 0 0 1 1.4142 1.4142z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M3.5 7h11c4.1421 0 7.5 3.3579 7.5 7.5S18.6421 22 14.5 22H9a1 1 0 0 1 0-2h5.5c3.0376 0 5.5-2.4624 5.5-5.5S17.5376 9 14.5 9h-11a1 1 0 0 1 0-2z\"/></svg>",
};
