// Grid, key lines, outlines and points over a drawing, in its own units.

import { svg } from "./element.js";
import { gridLines, keyLines, pointsOf } from "./paths.js";
import { pathData } from "./picture.js";
import { state } from "./state.js";

/** Whether the view shows any overlay. */
export const hasOverlay = () => state.view.grid || state.view.keys || state.view.points;

/** @param {Box} box */
function keyLineElements(box) {
  const { rectangles, circle, lines } = keyLines(box);
  const name = "over keys";
  return [
    ...rectangles.map((rectangle) => svg("rect", { class: name, ...rectangle })),
    svg("circle", { class: name, ...circle }), svg("path", { class: name, d: lines }),
  ];
}

/**
 * Adds the chosen overlays to a picture.
 *
 * @param {SVGElement} element
 * @param {Drawing} drawing
 * @param {number} size the side of the picture on the page
 * @param {number} [pixels] its width in pixels, where it is made of pixels
 */
export function addOverlay(element, drawing, size, pixels) {
  const box = /** @type {Box} */ (drawing.box.split(" ").map(Number));
  if (state.view.grid) element.append(svg("path", { class: "over grid", d: gridLines(box, pixels) }));
  if (state.view.keys) element.append(...keyLineElements(box));
  if (!state.view.points) return;
  element.classList.add("bare");
  const radius = Math.max(box[2], box[3]) * (size >= 100 ? 1.6 : 1.3) / size;
  for (const layer of drawing.layers) {
    const text = pathData(layer);
    const { points, arms } = pointsOf(text, radius);
    element.append(
      svg("path", { class: "over wire", d: text }), svg("path", { class: "over arms", d: arms }),
      svg("path", { class: "over points", d: points }));
  }
}
