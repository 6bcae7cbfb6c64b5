// A drawing as SVG: on the page, and as text for the clipboard.

import { byId, html, svg } from "./element.js";
import { state } from "./state.js";

/**
 * The contours of a layer as one path.
 *
 * @param {Layer} layer
 */
export const pathData = (layer) => layer.contours.map((number) => state.document.contours[number]).join("");

/**
 * Whether a drawing is a file that is shown in its own colours, which are not known here.
 *
 * @param {Pick<Drawing, "layers">} drawing
 */
export const isFile = ({ layers }) => layers.some(({ fill }) => fill !== undefined && fill.startsWith("url(#file"));

/**
 * Whether a drawing is a frame with the name of the kind of a file.
 *
 * @param {Drawing} drawing
 */
const isName = ({ layers }) => layers.some(({ fill }) => {
  const id = /^url\(#(file\d+)\)$/.exec(fill ?? "")?.[1];
  return id !== undefined && byId("definitions").querySelector(`[id="${id}"] > text`) !== null;
});

/**
 * Whether a glyph shows anything but the names of its files.
 *
 * @param {Glyph} glyph
 */
export const isShown = ({ pictures }) => pictures.some(({ drawing }) => !isName(state.document.drawings[drawing]));

/**
 * The drawing's paths, in groups that share an opacity.
 *
 * @param {Drawing} drawing
 * @param {string[]} fills
 */
function layersOf(drawing, fills) {
  const root = svg("g", { class: "layers" });
  /** @type {{ element: SVGElement, id: number | null }[]} */
  let stack = [{ element: root, id: null }];
  drawing.layers.forEach((layer, index) => {
    const { groups } = layer;
    let depth = 0;
    while (depth < groups.length && depth + 1 < stack.length && stack[depth + 1].id === groups[depth][0]) depth += 1;
    stack = stack.slice(0, depth + 1);
    for (const [id, opacity] of groups.slice(depth)) {
      const element = svg("g", { opacity });
      stack[stack.length - 1].element.append(element);
      stack.push({ element, id });
    }
    stack[stack.length - 1].element.append(svg("path", {
      d: pathData(layer), fill: layer.fill ?? fills[index], "fill-opacity": layer["fill-opacity"], mask: layer.mask,
    }));
  });
  return root;
}

/**
 * The drawing in a square.
 *
 * @param {Drawing} drawing
 * @param {string[]} fills
 * @param {number} size in pixels
 * @param {string | null} label for screen readers; null next to a text
 */
export function picture(drawing, fills, size, label) {
  const named = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  const frame = { viewBox: drawing.box, width: size, height: size, preserveAspectRatio: drawing.aspect };
  return svg("svg", { ...frame, ...named }, layersOf(drawing, fills));
}

/**
 * Copies of the definitions that elements refer to, and of those that these refer to.
 *
 * @param {Element} element
 */
function definitionsOf(element) {
  const all = byId("definitions");
  /** @type {Map<string, Element>} */
  const found = new Map();
  const pending = [element];
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (const { attributes } of [next, ...next.querySelectorAll("*")]) {
      for (const { value } of attributes) {
        const id = /^url\(#([\w-]+)\)$/.exec(value)?.[1];
        const definition = id && !found.has(id) ? all.querySelector(`[id="${id}"]`) : null;
        if (!id || !definition) continue;
        found.set(id, definition);
        pending.push(definition);
      }
    }
  }
  return [...found.values()].map((definition) => definition.cloneNode(true));
}

/**
 * A complete file: what a reviewer pastes into an editor.
 *
 * @param {Drawing} drawing
 * @param {string[]} fills
 */
export function svgText(drawing, fills) {
  const { box, width, height, aspect } = drawing;
  const root = svg("svg", { viewBox: box, width, height, preserveAspectRatio: aspect });
  const layers = layersOf(drawing, fills);
  const definitions = definitionsOf(layers);
  if (definitions.length > 0) root.append(svg("defs", {}, definitions));
  layers.querySelectorAll("path").forEach((path) => {
    // Only SVG 2 allows a colour with an alpha in one value.
    const parts = /^rgb\((\d+) (\d+) (\d+)\/([\d.]+)\)$/.exec(path.getAttribute("fill") ?? "");
    if (!parts) return;
    const digits = parts.slice(1, 4).map((part) => Number(part).toString(16).padStart(2, "0"));
    path.setAttribute("fill", "#" + digits.join("").toUpperCase());
    path.setAttribute("fill-opacity", parts[4]);
  });
  root.append(...layers.childNodes);
  return new XMLSerializer().serializeToString(root);
}

/**
 * The drawing as a screen of one, two or three pixels to the point shows it, each pixel large enough to be seen.
 *
 * @param {Drawing} drawing
 * @param {string[]} fills
 * @param {number} size in points
 * @param {number} scale pixels to the point
 * @param {number} shown the side on the page
 * @param {string} label
 */
export function pixelPicture(drawing, fills, size, scale, shown, label) {
  const side = size * scale;
  const canvas = html("canvas", {
    width: side, height: side, role: "img", "aria-label": label, style: `width:${shown}px;height:${shown}px`,
  });
  const image = new Image();
  image.addEventListener("load", () => canvas.getContext("2d")?.drawImage(image, 0, 0, side, side));
  const text = svgText({ ...drawing, width: side, height: side }, fills);
  image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(text);
  return canvas;
}
