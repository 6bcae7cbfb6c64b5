// Made by twinlight: changes are lost with the next build.
export const forward = {
  name: "forward",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><g style=\"transform:scaleX(var(--glyph-direction,1));transform-origin:12px 0\"><path fill=\"var(--glyph-label,#000000)\" d=\"m5 4 14 8-14 8z\"/></g></svg>",
};
