// Made by twinlight: changes are lost with the next build.
import { glyph, h } from "./glyph.js";

export const StatusFlag = glyph("StatusFlag", { width: "24", height: "24", viewBox: "-2 0 24 24" }, () => [
  h("path", { fill: "var(--acme-flare,#FF341E)", fillOpacity: ".8", d: "M4 3h12l-3 4 3 4H6v10H4z" }),
]);
