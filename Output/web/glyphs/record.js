// Made by twinlight: changes are lost with the next build.
export const record = {
  name: "record",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-red,#FF383C)\" d=\"M22 12c0 5.5228-4.4772 10-10 10S2 17.5228 2 12 6.4772 2 12 2s10 4.4772 10 10zm-2 0c0-4.4183-3.5817-8-8-8s-8 3.5817-8 8 3.5817 8 8 8 8-3.5817 8-8z\"/><path fill=\"var(--glyph-system-red,#FF383C)\" d=\"M16.5 12c0 2.4853-2.0147 4.5-4.5 4.5S7.5 14.4853 7.5 12 9.5147 7.5 12 7.5s4.5 2.0147 4.5 4.5z\"/></svg>",
};
