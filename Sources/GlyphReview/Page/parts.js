// A click on a part of the large picture: what that part can be in its place.

import { layerAt } from "./difference.js";
import { html } from "./element.js";
import { alternativePicture, choose, derivedPicture, treatedPicture } from "./fills.js";
import { chosenOf } from "./lookup.js";
import { state } from "./state.js";
import { say } from "./toast.js";

/**
 * What a part can be, for a running preview, which can draw any of it.
 *
 * @type {Record<PartFill, { title: string, words: string }>}
 */
const treatments = {
  solid: { title: "Ink", words: "filled in" },
  line: { title: "Line", words: "kept as a line" },
  cut: { title: "Cut", words: "knocked out of what is below" },
  drop: { title: "Ground", words: "left out" },
};

/**
 * The point of a drawing below a place in the window.
 *
 * @param {SVGSVGElement} picture
 * @param {number} x
 * @param {number} y
 * @returns {Point}
 */
function pointOf(picture, x, y) {
  const place = new DOMPoint(x, y).matrixTransform(picture.getScreenCTM()?.inverse());
  return [place.x, place.y];
}

/**
 * The alternatives that have another layer at a point, or none where there is one.
 *
 * @param {Glyph} glyph
 * @param {Picture} shown
 * @param {Point} point
 */
export function alternativesAt(glyph, shown, point) {
  const { drawings } = state.document;
  const chosen = chosenOf(glyph, shown);
  const now = layerAt(drawings[shown.alternatives[chosen].drawing], point);
  return shown.alternatives.filter(({ drawing, line }, index) =>
    index !== chosen && line !== undefined && layerAt(drawings[drawing], point) !== now);
}

/**
 * Lets people click on parts of a picture, and choose them by keys.
 *
 * @param {Glyph} glyph
 * @param {SVGSVGElement} picture its large picture
 * @param {(alternative: Alternative | null) => void} mark
 */
export function startParts(glyph, picture, mark) {
  const shown = derivedPicture(glyph);
  if (!shown) return;
  picture.classList.add("parts");
  picture.setAttribute("tabindex", "0");
  picture.setAttribute("aria-describedby", "parts-help");
  const cross = html("i", { class: "cross", hidden: true });
  picture.after(cross);
  /** The place that keys move, as shares of the picture. */
  let [across, down] = [0.5, 0.5];
  const place = () => {
    const { left, top, width, height } = picture.getBoundingClientRect();
    return { x: left + across * width, y: top + down * height };
  };
  const moveCross = () => {
    const { x, y } = place();
    const { left, top } = /** @type {HTMLElement} */ (cross.parentElement).getBoundingClientRect();
    cross.style.cssText = `left:${x - left}px;top:${y - top}px`;
    cross.hidden = false;
  };
  picture.addEventListener("click", (event) => openMenu(glyph, shown, picture, event.clientX, event.clientY, mark));
  picture.addEventListener("blur", () => { cross.hidden = true; });
  picture.addEventListener("keydown", (event) => {
    const steps = /** @type {Record<string, [number, number]>} */ ({
      ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
    });
    const step = steps[event.key];
    const { x, y } = place();
    const moved = (/** @type {number} */ share, /** @type {number} */ steps) =>
      Math.min(1, Math.max(0, share + steps / 48));
    if (step) [across, down] = [moved(across, step[0]), moved(down, step[1])];
    else if (event.key === "Enter" || event.key === " ") openMenu(glyph, shown, picture, x, y, mark);
    else return;
    event.preventDefault();
    event.stopPropagation();
    moveCross();
  });
}

/**
 * Offers what a part can be, next to it: other fills of the page, and treatments that the preview has tried.
 *
 * @param {Glyph} glyph
 * @param {Picture} shown
 * @param {SVGSVGElement} picture
 * @param {number} x of the click, in the window
 * @param {number} y
 * @param {(alternative: Alternative | null) => void} mark
 */
async function openMenu(glyph, shown, picture, x, y, mark) {
  const point = pointOf(picture, x, y);
  const { live } = state;
  const offers = live === null ? [] : await live.offers(glyph, point, state.document.appearances[shown.appearance]);
  // While the preview tried them, the page may have shown another glyph.
  if (!picture.isConnected) return;
  const found = alternativesAt(glyph, shown, point);
  // The types of the checker are older than popovers.
  const menu = /** @type {any} */ (
    html("div", { class: "part-menu", popover: "auto", role: "group", "aria-label": "This part" }));
  const item = (/** @type {Child[]} */ contents, /** @type {() => unknown} */ act, /** @type {() => void} */ start) =>
    html("button", {
      type: "button", onclick: () => { menu.hidePopover(); act(); }, onpointerenter: start, onfocus: start,
    }, contents);
  const fills = found.map((alternative) => item(
    [alternativePicture(glyph, shown, alternative, 44), html("span", {}, alternative.words)],
    () => choose(glyph, alternative), () => mark(alternative)));
  const states = offers.map(({ fill, picture: data }) => item(
    [
      treatedPicture(glyph, shown, data, 44), html("b", {}, treatments[fill].title),
      html("span", {}, treatments[fill].words),
    ],
    async () => {
      const fault = await live?.treat(glyph, point, fill);
      if (fault) say(fault);
    }, () => mark(null)));
  if (fills.length + states.length === 0) {
    return say(live === null
      ? "No other fill of this page changes this part; twinlight preview --serve can state any"
      : "This part can be nothing else: no treatment of it changes the picture and builds");
  }
  menu.append(...fills, ...states);
  menu.addEventListener("toggle", (/** @type {any} */ event) => {
    if (event.newState !== "closed") return;
    mark(null);
    menu.remove();
  });
  picture.after(menu);
  menu.showPopover();
  const { width, height } = menu.getBoundingClientRect();
  menu.style.left = `${Math.max(8, Math.min(x + 8, innerWidth - width - 8))}px`;
  menu.style.top = `${Math.max(8, Math.min(y + 8, innerHeight - height - 8))}px`;
  menu.querySelector("button")?.focus();
}
