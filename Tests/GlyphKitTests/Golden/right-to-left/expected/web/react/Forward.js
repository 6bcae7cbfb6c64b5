// Made by twinlight: changes are lost with the next build.
import { glyph, h } from "./glyph.js";

export const Forward = glyph("Forward", { width: "24", height: "24", viewBox: "0 0 24 24" }, () => [
  h("g", { style: { transform: "scaleX(var(--glyph-direction,1))", transformOrigin: "12px 0" } },
    h("path", { fill: "var(--glyph-label,#000000)", d: "m5 4 14 8-14 8z" }),
  ),
]);
