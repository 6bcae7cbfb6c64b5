// Made by twinlight: changes are lost with the next build.
import { glyph, h } from "./glyph.js";

export const List = glyph("List", { width: "24", height: "24", viewBox: "0 0 24 24" }, () => [
  h("g", { display: "var(--glyph-ltr,inline)" },
    h("g", { display: "var(--glyph-light,inline)" },
      h("path", { fill: "var(--glyph-label,#000000)", d: "M2 3h7v7H2zm2 2v3h3V5zm8 0h9v2h-9zm0 11h6v2h-6z" }),
    ),
    h("g", { display: "var(--glyph-dark,none)" },
      h("path", { fill: "var(--glyph-label,#000000)", d: "M2 3h7v7H2zm10 2h9v2h-9zm0 11h6v2h-6z" }),
    ),
  ),
  h("g", { display: "var(--glyph-rtl,none)" },
    h("g", { display: "var(--glyph-light,inline)" },
      h("path", { fill: "var(--glyph-label,#000000)", d: "M15 3h7v7h-7zm2 2v3h3V5zM3 5h9v2H3zm3 11h6v2H6z" }),
    ),
    h("g", { display: "var(--glyph-dark,none)" },
      h("path", { fill: "var(--glyph-label,#000000)", d: "M15 3h7v7h-7zM3 5h9v2H3zm3 11h6v2H6z" }),
    ),
  ),
]);
