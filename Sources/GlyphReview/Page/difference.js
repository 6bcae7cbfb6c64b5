// Where two drawings differ: shown over one of them, and looked up at a point.

import { html, svg } from "./element.js";
import { pathData } from "./picture.js";
import { state } from "./state.js";

/**
 * The area in which two drawings differ, as path data for the even-odd rule. Contours of a drawing neither touch nor
 * cross each other, so a point is inked where an odd number of them is around it; what both have cancels out.
 *
 * @param {Drawing} one
 * @param {Drawing} other
 */
export function differenceData(one, other) {
  /** @type {Set<ContourNumber>} */
  const odd = new Set();
  for (const number of [...one.layers, ...other.layers].flatMap(({ contours }) => contours)) {
    if (!odd.delete(number)) odd.add(number);
  }
  return [...odd].map((number) => state.document.contours[number]).join("");
}

/**
 * Shows where a drawing differs from the one in a picture, in the place of what was shown before.
 *
 * @param {Element} picture the picture as SVG, in the coordinates of the drawing
 * @param {Drawing} drawing
 * @param {Drawing | null} other null for no difference
 */
export function markDifference(picture, drawing, other) {
  picture.querySelector(".difference")?.remove();
  const data = other ? differenceData(drawing, other) : "";
  if (data) picture.append(svg("path", { class: "over difference", d: data, "fill-rule": "evenodd" }));
}

/** @type {CanvasRenderingContext2D | null | undefined} */
let canvas;

/**
 * The number of the layer that is seen at a point of a drawing; -1 where there is none.
 *
 * @param {Drawing} drawing
 * @param {Point} point
 */
export function layerAt(drawing, [x, y]) {
  canvas ??= html("canvas").getContext("2d");
  const context = canvas;
  if (!context) return -1;
  const isThere = (/** @type {Layer} */ layer) => context.isPointInPath(new Path2D(pathData(layer)), x, y);
  return drawing.layers.reduce((top, layer, number) => (isThere(layer) ? number : top), -1);
}
