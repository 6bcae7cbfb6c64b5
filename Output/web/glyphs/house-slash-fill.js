// Made by twinlight: changes are lost with the next build.
export const houseSlashFill = {
  name: "house-slash-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"M2.319 10.5177l2.4161-2.2471L11.4645 15H10.5a.5.5 0 0 0-.5.5V20h4v-2.4645l3.9549 3.9549C17.3768 21.8149 16.71 22 16 22H8a4 4 0 0 1-4-4v-6.3144l-.319.2967a1 1 0 0 1-1.362-1.4646zm6.0798-5.6545 1.6403-1.5255a2.88 2.88 0 0 1 3.9218 0l7.7201 7.18a1 1 0 0 1-1.362 1.4646L20 11.6856v4.7789z\"/><path fill=\"var(--glyph-brand,#14479E)\" d=\"m2.7071 1.2929 20 20a.99.99 0 0 1-1.4142 1.4142l-20-20a.99.99 0 0 1 1.4142-1.4142z\"/></svg>",
};
