// Made by twinlight: changes are lost with the next build.
export const personFill = {
  name: "person-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-indigo,#6155F5)\" d=\"M17 7c0 2.7614-2.2386 5-5 5S7 9.7614 7 7s2.2386-5 5-5 5 2.2386 5 5zm-5 7c1.8317 0 3.4801.3065 4.8409.8702C19.2771 15.8793 20.5 17.5933 20.5 19.4a2.6 2.6 0 0 1-2.6 2.6H6.1a2.6 2.6 0 0 1-2.6-2.6c0-1.8067 1.2229-3.5207 3.6591-4.5298C8.5199 14.3065 10.1683 14 12 14z\"/></svg>",
};
