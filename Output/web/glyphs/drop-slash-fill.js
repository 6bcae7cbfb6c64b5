// Made by twinlight: changes are lost with the next build.
export const dropSlashFill = {
  name: "drop-slash-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"M13.5139 2.6199c2.1294 2.0465 4.416 4.5752 5.6218 7.4063.8415 1.9759 1.1445 4.089.5662 6.1446L8.3507 4.8197c.692-.7749 1.4164-1.5088 2.1354-2.1998.843-.8147 2.1848-.8147 3.0278 0zm3.3205 17.7545C15.4914 21.3945 13.8164 22 12 22c-4.4183 0-8-3.5817-8-8 0-1.7948.5517-3.4984 1.3904-5.0696z\"/><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"m2.7116 1.3018 19.991 19.9911a.99.99 0 0 1-1.4142 1.4142L1.2974 2.716a.99.99 0 0 1 1.4142-1.4142z\"/></svg>",
};
