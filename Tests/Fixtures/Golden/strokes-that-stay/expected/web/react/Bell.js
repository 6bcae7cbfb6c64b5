// Made by twinlight: changes are lost with the next build.
import { glyph, h } from "./glyph.js";

export const Bell = glyph("Bell", { width: "24", height: "24", viewBox: "0 0 24 24" }, () => [
  h("g", { display: "var(--glyph-light,inline)" },
    h("path", { fill: "none", stroke: "var(--glyph-label,#000000)", strokeWidth: "2", strokeLinecap: "round", strokeLinejoin: "round", d: "M6 9c0-3.3137 2.6863-6 6-6s6 2.6863 6 6c0 5 2 6 2 7H4c0-1 2-2 2-7zm4 11h4" }),
  ),
  h("g", { display: "var(--glyph-dark,none)" },
    h("path", { fill: "var(--glyph-label,#000000)", d: "M5 9c0-3.866 3.134-7 7-7s7 3.134 7 7c0 3.1967.8572 4.5579 1.3957 5.4292.2973.481.6043.9659.6043 1.5708a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1c0-.6049.307-1.0898.6043-1.5708C4.1428 13.5579 5 12.1967 5 9zm5 10h4a1 1 0 0 1 0 2h-4a1 1 0 0 1 0-2z" }),
  ),
]);
