// Made by twinlight: changes are lost with the next build.
export const calculatorFill = {
  name: "calculator-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M8 2h8a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4zm1 5a1 1 0 0 0 0 2h6a1 1 0 0 0 0-2zm1.25 5.75a1.25 1.25 0 0 0-2.5 0 1.25 1.25 0 0 0 2.5 0zm6 0a1.25 1.25 0 0 0-2.5 0 1.25 1.25 0 0 0 2.5 0zm-6 4.25a1.25 1.25 0 0 0-2.5 0 1.25 1.25 0 0 0 2.5 0zm6 0a1.25 1.25 0 0 0-2.5 0 1.25 1.25 0 0 0 2.5 0z\"/></svg>",
};
