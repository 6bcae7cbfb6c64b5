// Made by twinlight: changes are lost with the next build.
export const pens = {
  name: "pens",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"none\" stroke=\"#1A55C8\" stroke-width=\"1.5\" stroke-dasharray=\"3 1.5\" stroke-dashoffset=\"1\" d=\"M2 4h20\"/><path fill=\"#1A55C8\" stroke=\"#1A55C8\" stroke-linejoin=\"bevel\" d=\"M3 9h6v6H3z\"/><path fill=\"none\" stroke=\"#B3261E\" stroke-width=\"1.5\" stroke-miterlimit=\"9\" d=\"m13 15 2-6 2 6\"/><path fill=\"none\" stroke=\"#B3261E\" stroke-opacity=\".5\" stroke-width=\"1.5\" stroke-linecap=\"square\" d=\"M3 20h18\"/></svg>",
};
