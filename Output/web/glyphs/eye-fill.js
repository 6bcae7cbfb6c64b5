// Made by twinlight: changes are lost with the next build.
export const eyeFill = {
  name: "eye-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M2.3582 10.7927C4.5838 7.0834 8.034 4.75 12 4.75s7.4162 2.3334 9.6418 6.0427c.434.7517.434 1.6629 0 2.4146C19.4162 16.9166 15.966 19.25 12 19.25s-7.4162-2.3334-9.6418-6.0427c-.434-.7517-.434-1.6629 0-2.4146zM15.5 12a3.5 3.5 0 0 0-7 0 3.5 3.5 0 0 0 7 0zm-2 0a1.5 1.5 0 0 1-3 0 1.5 1.5 0 0 1 3 0z\"/></svg>",
};
