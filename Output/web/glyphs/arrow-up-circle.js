// Made by twinlight: changes are lost with the next build.
export const arrowUpCircle = {
  name: "arrow-up-circle",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><g display=\"var(--glyph-light,inline)\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"M22 12c0 5.5228-4.4772 10-10 10S2 17.5228 2 12 6.4772 2 12 2s10 4.4772 10 10zm-2 0c0-4.4183-3.5817-8-8-8s-8 3.5817-8 8 3.5817 8 8 8 8-3.5817 8-8z\"/><path fill=\"var(--glyph-brand,#14479E)\" d=\"M11 16.5V9.9142l-2.2929 2.2929a.99.99 0 0 1-1.4142-1.4142l4-4a1 1 0 0 1 1.4142 0l4 4a.99.99 0 0 1-1.4142 1.4142L13 9.9142V16.5a1 1 0 0 1-2 0z\"/></g><g display=\"var(--glyph-dark,none)\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"M22 12c0 5.5228-4.4772 10-10 10S2 17.5228 2 12 6.4772 2 12 2s10 4.4772 10 10zm-11 4.5a1 1 0 0 0 2 0V9.9142l2.2929 2.2929a.99.99 0 0 0 1.4142-1.4142l-4-4a1 1 0 0 0-1.4142 0l-4 4a.99.99 0 0 0 1.4142 1.4142L11 9.9142z\"/></g></svg>",
};
