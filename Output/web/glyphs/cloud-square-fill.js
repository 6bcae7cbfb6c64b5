// Made by twinlight: changes are lost with the next build.
export const cloudSquareFill = {
  name: "cloud-square-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M6.2396 2h11.5208C20.1019 2 22 3.8981 22 6.2396v11.5208A4.2396 4.2396 0 0 1 17.7604 22H6.2396C3.8981 22 2 20.1019 2 17.7604V6.2396C2 3.8981 3.8981 2 6.2396 2zm-.5525 12.0521a3.362 3.362 0 0 0 3.3057 2.7196h6.2436a3.202 3.202 0 0 0 3.1674-2.8015 3.202 3.202 0 0 0-2.3733-3.4998A4.1624 4.1624 0 0 0 11.964 6.533a4.1624 4.1624 0 0 0-4.2327 3.7581 3.362 3.362 0 0 0-2.0442 3.761z\"/></svg>",
};
