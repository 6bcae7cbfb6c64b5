// Made by twinlight: changes are lost with the next build.
export const compass = {
  name: "compass",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"M22 12c0 5.5228-4.4772 10-10 10S2 17.5228 2 12 6.4772 2 12 2s10 4.4772 10 10zm-2 0c0-4.4183-3.5817-8-8-8s-8 3.5817-8 8 3.5817 8 8 8 8-3.5817 8-8z\"/><path fill=\"var(--glyph-system-red,#FF383C)\" d=\"M15.56 7.65a.6.6 0 0 1 .79.79l-2.31 5.15a.9.9 0 0 1-.45.45l-5.15 2.31a.6.6 0 0 1-.79-.79l2.31-5.15a.9.9 0 0 1 .45-.45z\"/></svg>",
};
