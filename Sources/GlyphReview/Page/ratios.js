// The contrast ratios below a tile: which of them are shown, and in which words.

import { counted, html } from "./element.js";
import { isFile } from "./picture.js";

/**
 * Each colour with its ratio, equal ones once.
 *
 * @param {LayerContrast[]} found
 * @param {boolean} isFull whether those that pass are shown, too
 */
export function shownRatios(found, isFull) {
  /** @type {Map<string, LayerContrast>} */
  const distinct = new Map();
  for (const contrast of found) {
    const key = contrast.name + contrast.ratio + (contrast.underlay >= 0);
    if (!distinct.has(key)) distinct.set(key, contrast);
  }
  return [...distinct.values()].filter(({ isLow, isRole }) => isFull || (isLow && isRole));
}

/**
 * How a ratio is judged. Layers in original paints overlap: they have no minimum, and neither have pairs of the system.
 *
 * @param {LayerContrast} contrast
 * @param {number} minimum
 * @returns {"fails" | "passes" | "paired" | "not judged"}
 */
export function judgement({ ratio, isLow, isRole }, minimum) {
  if (!isRole) return "not judged";
  if (isLow) return "fails";
  return ratio < Math.floor(minimum * 100) / 100 ? "paired" : "passes";
}

/** @param {LayerContrast} contrast @param {number} minimum */
function ratioText(contrast, minimum) {
  const text = `${contrast.ratio.toFixed(2)}:1`;
  const hidden = (/** @type {string} */ words) => html("span", { class: "hidden" }, words);
  switch (judgement(contrast, minimum)) {
    case "fails":
      return html("span", { class: "ratio low" }, html("span", { "aria-hidden": "true" }, "▲ "), hidden("fails, "),
        text, hidden(` below ${minimum}`));
    case "paired":
      return html("span", { class: "ratio" }, hidden(`below ${minimum}, in a pair of the system, `), text);
    case "passes": return html("span", { class: "ratio" }, hidden("passes, "), text);
    case "not judged": return html("span", { class: "ratio" }, text);
  }
}

/**
 * The rows of a tile; of more than four colours only the range.
 *
 * @param {LayerContrast[]} found
 * @param {boolean} isFull whether those that pass are shown, too
 * @param {number} minimum
 * @param {Drawing} drawing
 * @param {string[]} fills by layer
 */
export function ratioRows(found, isFull, minimum, drawing, fills) {
  const rows = shownRatios(found, isFull);
  if (!isFull && rows.length === 0) return [];
  const named = (/** @type {string} */ text) => html("span", { class: "paint" }, text);
  if (rows.length === 0) {
    return [html("p", { class: "layer" }, named(isFile(drawing) ? "not measured" : "nothing drawn"))];
  }
  if (rows.length > 4) {
    const ratios = rows.map(({ ratio }) => ratio);
    const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
    return [
      html("p", { class: "layer" }, named(counted(rows.length, "colour")), html("span", { class: "ratio" }, range)),
    ];
  }
  return rows.map((row) => {
    const isGradient = drawing.layers[row.layer].fill !== undefined;
    const fill = fills[row.layer];
    const name = row.name + (row.underlay >= 0 ? ", on the layer below" : "");
    // A single colour is named above; several are distinguished by name.
    return html("p", { class: "layer", title: isGradient ? name : `${name} ${fill}` },
      isGradient ? null : html("i", { style: `--i:${fill}` }),
      rows.length > 1 || isGradient ? named(name) : html("code", {}, fill.startsWith("#") ? fill : ""),
      ratioText(row, minimum));
  });
}
