// Made by twinlight: changes are lost with the next build.
export const lock = {
  name: "lock",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><g display=\"var(--glyph-light,inline)\"><path fill=\"var(--glyph-gold,#A87000)\" d=\"M8 9h8a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4zm0 2a2 2 0 0 0-2 2v5a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2v-5a2 2 0 0 0-2-2z\"/><path fill=\"var(--glyph-gold,#A87000)\" d=\"M7 10V7c0-2.7614 2.2386-5 5-5s5 2.2386 5 5v3a1 1 0 0 1-2 0V7a3 3 0 0 0-6 0v3a1 1 0 0 1-2 0z\"/><path fill=\"var(--glyph-gold,#A87000)\" d=\"M13 14.5v2a1 1 0 0 1-2 0v-2a1 1 0 0 1 2 0z\"/></g><g display=\"var(--glyph-dark,none)\"><path fill=\"var(--glyph-gold,#A87000)\" d=\"M9 9h6V7a3 3 0 0 0-6 0zm8 .1261c1.725.4441 3 2.0104 3 3.8739v5a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4v-5c0-1.8635 1.275-3.4298 3-3.8739V7c0-2.7614 2.2386-5 5-5s5 2.2386 5 5zM13 14.5a1 1 0 0 0-2 0v2a1 1 0 0 0 2 0z\"/></g></svg>",
};
