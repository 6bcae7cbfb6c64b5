// Made by twinlight: changes are lost with the next build.
export const chevronUp = {
  name: "chevron-up",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"m4.2929 14.7929 7-7a1 1 0 0 1 1.4142 0l7 7a.99.99 0 0 1-1.4142 1.4142L12 9.9142l-6.2929 6.2929a.99.99 0 0 1-1.4142-1.4142z\"/></svg>",
};
