// Made by twinlight: changes are lost with the next build.
import { glyph, h } from "./glyph.js";

export const Sky = glyph("Sky", { width: "24", height: "24", viewBox: "0 0 24 24" }, () => [
  h("defs", null,
    h("radialGradient", { id: "acme-sky-g0", gradientUnits: "userSpaceOnUse", cx: ".5", cy: ".5", r: ".5", gradientTransform: "matrix(17.320508 6 -5 5.196152 2 2)" },
      h("stop", { offset: "0", stopColor: "#3366FF" }),
      h("stop", { offset: "1", stopColor: "#FFCC66", stopOpacity: ".5" }),
    ),
    h("linearGradient", { id: "acme-sky-g1", gradientUnits: "userSpaceOnUse", x1: "0", y1: "0", x2: "1", y2: "0", gradientTransform: "matrix(20 0 0 6 2 16)" },
      h("stop", { offset: "0", stopColor: "#001133" }),
      h("stop", { offset: "1", stopColor: "#443366" }),
    ),
  ),
  h("path", { fill: "url(#acme-sky-g0)", d: "M2 2h20v12H2z" }),
  h("path", { fill: "url(#acme-sky-g1)", d: "M2 16h20v6H2z" }),
]);
