// Made by twinlight: changes are lost with the next build.
export const envelopeOpenFill = {
  name: "envelope-open-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"M2 10.3017a2.998 2.998 0 0 1 1.2898-2.4732l7-4.86a3 3 0 0 1 3.4204 0l7 4.86A2.998 2.998 0 0 1 22 10.3017V17.5a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4zm10 4.4964-7.6953-5.1302a1 1 0 0 0-1.1094 1.6642l8.25 5.5a1 1 0 0 0 1.1094 0l8.25-5.5a1 1 0 0 0-1.1094-1.6642z\"/></svg>",
};
