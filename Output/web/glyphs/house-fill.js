// Made by twinlight: changes are lost with the next build.
export const houseFill = {
  name: "house-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"m2.319 10.5177 7.7201-7.18a2.88 2.88 0 0 1 3.9218 0l7.7201 7.18a1 1 0 0 1-1.362 1.4646L20 11.6856V18a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4v-6.3144l-.319.2967a1 1 0 0 1-1.362-1.4646zM10 20h4v-4.5a.5.5 0 0 0-.5-.5h-3a.5.5 0 0 0-.5.5z\"/></svg>",
};
