// Made by twinlight: changes are lost with the next build.
export const repeat = {
  name: "repeat",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M2 11v-1c0-2.7614 2.2386-5 5-5h14a1 1 0 0 1 0 2H7a3 3 0 0 0-3 3v1a1 1 0 0 1-2 0zm20 2v1c0 2.7614-2.2386 5-5 5H3a1 1 0 0 1 0-2h14a3 3 0 0 0 3-3v-1a1 1 0 0 1 2 0z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"m18.7071 2.2929 3 3a1 1 0 0 1 0 1.4142l-3 3a.99.99 0 0 1-1.4142-1.4142L19.5858 6l-2.2929-2.2929a.99.99 0 0 1 1.4142-1.4142zm-12 13.4142L4.4142 18l2.2929 2.2929a.99.99 0 0 1-1.4142 1.4142l-3-3a1 1 0 0 1 0-1.4142l3-3a.99.99 0 0 1 1.4142 1.4142z\"/></svg>",
};
