// Made by twinlight: changes are lost with the next build.
export const banknoteFill = {
  name: "banknote-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-leaf,#0E5C2F)\" d=\"M6 4.5h12a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-7a4 4 0 0 1 4-4zm9.5 7.5a3.5 3.5 0 0 0-7 0 3.5 3.5 0 0 0 7 0zm-2 0a1.5 1.5 0 0 1-3 0 1.5 1.5 0 0 1 3 0z\"/></svg>",
};
