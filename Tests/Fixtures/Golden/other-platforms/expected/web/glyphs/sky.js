// Made by twinlight: changes are lost with the next build.
export const Sky = {
  name: "sky",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><defs><radialGradient id=\"acme-sky-g0\" gradientUnits=\"userSpaceOnUse\" cx=\".5\" cy=\".5\" r=\".5\" gradientTransform=\"matrix(17.320508 6 -5 5.196152 2 2)\"><stop offset=\"0\" stop-color=\"#3366FF\"/><stop offset=\"1\" stop-color=\"#FFCC66\" stop-opacity=\".5\"/></radialGradient><linearGradient id=\"acme-sky-g1\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"1\" y2=\"0\" gradientTransform=\"matrix(20 0 0 6 2 16)\"><stop offset=\"0\" stop-color=\"#001133\"/><stop offset=\"1\" stop-color=\"#443366\"/></linearGradient></defs><path fill=\"url(#acme-sky-g0)\" d=\"M2 2h20v12H2z\"/><path fill=\"url(#acme-sky-g1)\" d=\"M2 16h20v6H2z\"/></svg>",
};
