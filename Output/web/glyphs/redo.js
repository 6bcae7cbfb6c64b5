// Made by twinlight: changes are lost with the next build.
export const redo = {
  name: "redo",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"m16.7071 2.2929 5 5a1 1 0 0 1 0 1.4142l-5 5a.99.99 0 0 1-1.4142-1.4142L19.5858 8l-4.2929-4.2929a.99.99 0 0 1 1.4142-1.4142z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M20.5 9h-11C6.4624 9 4 11.4624 4 14.5S6.4624 20 9.5 20H15a1 1 0 0 1 0 2H9.5C5.3579 22 2 18.6421 2 14.5S5.3579 7 9.5 7h11a1 1 0 0 1 0 2z\"/></svg>",
};
