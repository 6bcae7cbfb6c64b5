// A glyph as a symbol: in every weight of text, with the template's guides, and in lines of text.

import { html, svg } from "./element.js";
import { state } from "./state.js";

/**
 * The weights of text: how far each is from Regular to the lightest or the heaviest one, and its number in style
 * sheets.
 *
 * @type {[title: string, share: number, number: number][]}
 */
const weights = [
  ["Ultralight", -1, 100], ["Thin", -0.75, 200], ["Light", -0.316, 300], ["Regular", 0, 400], ["Medium", 0.183, 500],
  ["Semibold", 0.317, 600], ["Bold", 0.5, 700], ["Heavy", 0.77, 800], ["Black", 1, 900],
];

/** The capitals' height in the template's units, and a line's size of text. */
const capHeight = 70.459;
const textSize = 100;
/** The small scale, in which outlines are, in sizes of the medium one. */
const smallScale = 0.783;

/**
 * The numbers of each kind of segment.
 *
 * @type {Record<string, number>}
 */
const counts = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };

/**
 * The path of a layer in a weight.
 *
 * @param {SymbolLayer} layer
 * @param {number} share
 */
export function weightedData(layer, share) {
  const other = share < 0 ? layer.light : layer.heavy;
  const numbers = layer.regular.map((number, index) => Math.round(number + other[index] * Math.abs(share)) / 10);
  let next = 0;
  return [...layer.kinds].map((kind) => kind + numbers.slice(next, next += counts[kind]).join(" ")).join("");
}

/**
 * How much wider the symbol is in a weight.
 *
 * @param {SheetSymbol} symbol
 * @param {number} share
 */
const growthOf = (symbol, share) => (share < 0 ? symbol.growth[0] : symbol.growth[1]) * Math.abs(share);

/** @param {SheetSymbol} symbol @param {number} share */
function symbolPaths(symbol, share) {
  const shift = growthOf(symbol, share) / 2;
  const paths = symbol.layers.map((layer) => svg("path", {
    d: weightedData(layer, share), class: layer.erases ? "eraser" : null,
    "fill-opacity": layer.opacity === 1 ? null : layer.opacity,
  }));
  return svg("g", { transform: `translate(${shift.toFixed(2)} 0)` }, paths);
}

/** @param {SheetSymbol} symbol @param {number} share */
function symbolPicture(symbol, share) {
  const advance = symbol.advance + growthOf(symbol, share);
  const [left, top, width, height] = [-16, -capHeight - 24, advance + 32, capHeight + 48];
  /** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 @param {string} name */
  const line = (x1, y1, x2, y2, name) => svg("line", { x1, y1, x2, y2, class: name });
  const guides = [
    line(left, 0, left + width, 0, "text"), line(left, -capHeight, left + width, -capHeight, "text"),
    line(0, top, 0, top + height, "margin"), line(advance, top, advance, top + height, "margin"),
  ];
  const viewBox = `${left} ${top} ${width.toFixed(1)} ${height}`;
  return svg("svg", { viewBox, role: "img", "aria-label": weights[state.weight][0] }, symbolPaths(symbol, share),
    state.showsGuides ? svg("g", { class: "symbol-guides" }, guides) : null);
}

/**
 * A line of text with the symbol.
 *
 * @param {SheetSymbol} symbol
 * @param {number} share
 * @param {number} size
 */
function symbolLine(symbol, share, size) {
  const unit = size / textSize / smallScale;
  const advance = symbol.advance + growthOf(symbol, share);
  const height = capHeight * 1.6;
  // In the middle of the capitals.
  const rise = -(height - capHeight) / 2 * unit + capHeight * (size / textSize - unit) / 2;
  const picture = svg("svg", {
    width: (advance * unit).toFixed(2), height: (height * unit).toFixed(2),
    viewBox: `0 ${-capHeight / 2 - height / 2} ${advance.toFixed(2)} ${height}`, "aria-hidden": "true",
    style: `vertical-align: ${rise.toFixed(2)}px`,
  }, symbolPaths(symbol, share));
  return html("p", { style: `font-size: ${size}px; font-weight: ${weights[state.weight][2]}` },
    picture, " Handgloves ", picture.cloneNode(true), " 017");
}

/**
 * The part of the inspector about the symbol of a glyph; null without one.
 *
 * @param {Glyph} glyph
 */
export function symbolPart(glyph) {
  const { symbol } = glyph;
  if (!symbol) return null;
  const picture = html("div", { class: "symbol-picture" });
  const lines = html("div", { class: "symbol-lines" });
  const name = html("output", { for: "symbol-weight" });
  const slider = html("input", {
    type: "range", id: "symbol-weight", min: 0, max: weights.length - 1, step: 1, value: state.weight,
    "aria-label": "Weight",
  });
  const pressed = String(state.showsGuides);
  const guides = html("button", { type: "button", class: "toggle", "aria-pressed": pressed }, "Guides");
  const draw = () => {
    const [title, share] = weights[state.weight];
    name.textContent = title;
    slider.setAttribute("aria-valuetext", title);
    picture.replaceChildren(symbolPicture(symbol, share));
    lines.replaceChildren(...[17, 24, 34].map((size) => symbolLine(symbol, share, size)));
  };
  slider.addEventListener("input", () => {
    state.weight = Number(slider.value);
    draw();
  });
  guides.addEventListener("click", () => {
    state.showsGuides = !state.showsGuides;
    guides.setAttribute("aria-pressed", String(state.showsGuides));
    draw();
  });
  draw();
  const [least, most] = symbol.widths;
  const words = `Ultralight has ${least} and Black ${most} times the stroke width of Regular.`;
  return [html("h3", {}, "As a symbol"),
    html("div", { class: "symbol" }, picture,
      html("div", {}, html("div", { class: "symbol-bar" }, slider, name, guides), lines,
        html("p", { class: "words" }, words)))];
}
