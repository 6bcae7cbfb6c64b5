// Made by twinlight: changes are lost with the next build.
export const medalFill = {
  name: "medal-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-ember,#C85000)\" d=\"M19 9c0 1.9911-.8316 3.7883-2.1664 5.063l1.0507 5.9224a1.7 1.7 0 0 1-.7015 1.7015 1.7 1.7 0 0 1-1.8439.0624l-.0001.0002L12 19.7635l-3.3388 1.986-.0001-.0002a1.7 1.7 0 0 1-1.8439-.0624 1.7 1.7 0 0 1-.7015-1.7015l1.0507-5.9224C5.8316 12.7883 5 10.9911 5 9c0-3.866 3.134-7 7-7s7 3.134 7 7zm-5 0a2 2 0 0 0-4 0 2 2 0 0 0 4 0z\"/></svg>",
};
