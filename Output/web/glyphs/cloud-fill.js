// Made by twinlight: changes are lost with the next build.
export const cloudFill = {
  name: "cloud-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M7.25 20A5.25 5.25 0 0 1 5.28 9.88c.3294-3.3838 3.2108-5.9421 6.6098-5.8687S18.057 6.7651 18.24 10.16A5 5 0 0 1 17 20z\"/></svg>",
};
