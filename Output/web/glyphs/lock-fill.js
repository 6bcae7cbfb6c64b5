// Made by twinlight: changes are lost with the next build.
export const lockFill = {
  name: "lock-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-gold,#A87000)\" d=\"M9 9h6V7a3 3 0 0 0-6 0zm8 .1261c1.725.4441 3 2.0104 3 3.8739v5a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4v-5c0-1.8635 1.275-3.4298 3-3.8739V7c0-2.7614 2.2386-5 5-5s5 2.2386 5 5zM13 14.5a1 1 0 0 0-2 0v2a1 1 0 0 0 2 0z\"/></svg>",
};
