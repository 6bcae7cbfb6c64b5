// Made by twinlight: changes are lost with the next build.
export const close = {
  name: "close",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-red,#FF383C)\" d=\"M5.7071 4.2929 12 10.5858l6.2929-6.2929a.99.99 0 0 1 1.4142 1.4142L13.4142 12l6.2929 6.2929a.99.99 0 0 1-1.4142 1.4142L12 13.4142l-6.2929 6.2929a.99.99 0 0 1-1.4142-1.4142L10.5858 12 4.2929 5.7071a.99.99 0 0 1 1.4142-1.4142z\"/></svg>",
};
