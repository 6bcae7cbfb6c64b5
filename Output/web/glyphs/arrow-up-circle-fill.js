// Made by twinlight: changes are lost with the next build.
export const arrowUpCircleFill = {
  name: "arrow-up-circle-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"M22 12c0 5.5228-4.4772 10-10 10S2 17.5228 2 12 6.4772 2 12 2s10 4.4772 10 10zm-11 4.5a1 1 0 0 0 2 0V9.9142l2.2929 2.2929a.99.99 0 0 0 1.4142-1.4142l-4-4a1 1 0 0 0-1.4142 0l-4 4a.99.99 0 0 0 1.4142 1.4142L11 9.9142z\"/></svg>",
};
