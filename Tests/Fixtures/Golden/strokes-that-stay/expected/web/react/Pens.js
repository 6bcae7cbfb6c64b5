// Made by twinlight: changes are lost with the next build.
import { glyph, h } from "./glyph.js";

export const Pens = glyph("Pens", { width: "24", height: "24", viewBox: "0 0 24 24" }, () => [
  h("path", { fill: "none", stroke: "#1A55C8", strokeWidth: "1.5", strokeDasharray: "3 1.5", strokeDashoffset: "1", d: "M2 4h20" }),
  h("path", { fill: "#1A55C8", stroke: "#1A55C8", strokeLinejoin: "bevel", d: "M3 9h6v6H3z" }),
  h("path", { fill: "none", stroke: "#B3261E", strokeWidth: "1.5", strokeMiterlimit: "9", d: "m13 15 2-6 2 6" }),
  h("path", { fill: "none", stroke: "#B3261E", strokeOpacity: ".5", strokeWidth: "1.5", strokeLinecap: "square", d: "M3 20h18" }),
]);
