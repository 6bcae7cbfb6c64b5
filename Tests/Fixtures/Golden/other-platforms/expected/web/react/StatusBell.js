// Made by twinlight: changes are lost with the next build.
import { glyph, h } from "./glyph.js";

export const StatusBell = glyph("StatusBell", { width: "24", height: "24", viewBox: "0 0 24 24" }, () => [
  h("g", { display: "var(--acme-light,inline)" },
    h("path", { fill: "var(--acme-brand,#0A64FF)", d: "M6 15V9c0-3.3137 2.6863-6 6-6s6 2.6863 6 6v6h1v2H5v-2zm2 0h8V9a4 4 0 0 0-8 0z" }),
  ),
  h("g", { display: "var(--acme-dark,none)" },
    h("path", { fill: "var(--acme-brand,#0A64FF)", d: "M6 15V9c0-3.3137 2.6863-6 6-6s6 2.6863 6 6v6h1v2H5v-2z" }),
  ),
]);
