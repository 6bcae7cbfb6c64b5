// Made by twinlight: changes are lost with the next build.
import { glyph, h } from "./glyph.js";

export const Forward = glyph("Forward", { width: "24", height: "24", viewBox: "0 0 24 24" }, () => [
  h("g", { display: "var(--glyph-ltr,inline)" },
    h("path", { fill: "var(--glyph-label,#000000)", d: "m5 4 14 8-14 8z" }),
  ),
  h("g", { display: "var(--glyph-rtl,none)", transform: "matrix(-1 0 0 1 24 0)" },
    h("path", { fill: "var(--glyph-label,#000000)", d: "m5 4 14 8-14 8z" }),
  ),
]);
