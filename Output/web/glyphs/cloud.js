// Made by twinlight: changes are lost with the next build.
export const cloud = {
  name: "cloud",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><g display=\"var(--glyph-light,inline)\"><path fill=\"var(--glyph-label,#000000)\" d=\"M7.25 20A5.25 5.25 0 0 1 5.28 9.88c.3294-3.3838 3.2108-5.9421 6.6098-5.8687S18.057 6.7651 18.24 10.16A5 5 0 0 1 17 20zm0-2H17a3 3 0 0 0 .17-6 1 1 0 0 1-.94-1.09 4.5 4.5 0 1 0-8.98-.31 1 1 0 0 1-.76.99A3.25 3.25 0 0 0 7.25 18z\"/></g><g display=\"var(--glyph-dark,none)\"><path fill=\"var(--glyph-label,#000000)\" d=\"M7.25 20A5.25 5.25 0 0 1 5.28 9.88c.3294-3.3838 3.2108-5.9421 6.6098-5.8687S18.057 6.7651 18.24 10.16A5 5 0 0 1 17 20z\"/></g></svg>",
};
