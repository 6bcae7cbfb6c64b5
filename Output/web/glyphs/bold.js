// Made by twinlight: changes are lost with the next build.
export const bold = {
  name: "bold",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M7 2h5.75c3.0376 0 5.5 2.4624 5.5 5.5 0 1.7055-.7766 3.2298-1.9953 4.2387C17.896 12.6905 19 14.4665 19 16.5c0 3.0376-2.4624 5.5-5.5 5.5H7a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1zm1 11v7h5.5a3.5 3.5 0 0 0 0-7zm0-9v7h4.75a3.5 3.5 0 0 0 0-7z\"/></svg>",
};
