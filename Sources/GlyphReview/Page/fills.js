// The fills that a glyph can have: the one that is shown, and those that can be picked in its place.

import { counted, html } from "./element.js";
import { chosenOf, drawnSetting, fillsOf, keyOf } from "./lookup.js";
import { isSettled, pick } from "./picks.js";
import { picture } from "./picture.js";
import { relativesOf } from "./relatives.js";
import { state } from "./state.js";
import { onBackground } from "./tile.js";
import { backgroundsOf } from "./view.js";

/** So many alternatives are shown at once; further ones are behind a button. */
const shownAtOnce = 7;

/**
 * The picture of a glyph that has alternatives.
 *
 * @param {Glyph} glyph
 */
export const derivedPicture = (glyph) => glyph.pictures.find(({ alternatives }) => alternatives.length > 0);

/**
 * Other glyphs with the same body that can be filled in the same way, each with its own line for that.
 *
 * @param {Glyph} glyph
 * @param {string} words
 * @returns {PickedFill[]}
 */
export function alike(glyph, words) {
  const others = relativesOf(state.document.glyphs.indexOf(glyph)).map((number) => state.document.glyphs[number])
    .filter((other) => keyOf(other) !== keyOf(glyph));
  return others.flatMap((other) => {
    const found = derivedPicture(other)?.alternatives.find((own) => own.words === words);
    return found?.line === undefined ? [] : [{ glyph: other, line: found.line }];
  });
}

/**
 * Picks an alternative, for relatives too where that is asked for.
 *
 * @param {Glyph} glyph
 * @param {Alternative} alternative
 */
export function choose(glyph, { line, words }) {
  if (line === undefined) return;
  const relatives = state.isForRelatives ? alike(glyph, words) : [];
  pick([{ glyph, line }, ...relatives], words);
}

/**
 * Whether the fill was looked at, in words.
 *
 * @param {Glyph} glyph
 * @param {number} chosen
 */
function judgementOf(glyph, chosen) {
  if (state.picks.has(keyOf(glyph))) return "Picked here";
  if (chosen > 0) return "Stated in the manifest";
  const isUncertain = glyph.findings.some(({ finding }) => finding.rule === "doubtful-fill");
  return isUncertain && !isSettled(glyph) ? "Low confidence" : "As derived";
}

/**
 * The fills of a glyph as buttons; null for a glyph without any.
 *
 * @param {Glyph} glyph
 * @param {number} side of a picture, in pixels
 * @param {(alternative: Alternative | null) => void} mark shows where an alternative differs, while the pointer or the
 *   focus is on its button
 */
export function fillsOfGlyph(glyph, side, mark) {
  const shown = derivedPicture(glyph);
  if (!shown) return null;
  const { alternatives } = shown;
  const chosen = chosenOf(glyph, shown);
  const buttons = alternatives.map((alternative, index) => {
    const key = state.flow && index < 9 ? String(index + 1) : null;
    const start = () => mark(index === chosen ? null : alternative);
    const end = () => mark(null);
    return html("button", {
      type: "button", class: "choice", title: alternative.line, "aria-pressed": String(index === chosen),
      "aria-keyshortcuts": key, disabled: alternative.line === undefined, onclick: () => choose(glyph, alternative),
      onpointerenter: start, onpointerleave: end, onfocus: start, onblur: end,
    },
    alternativePicture(glyph, shown, alternative, side),
    html("span", { class: "words" }, key ? html("kbd", {}, key) : null, alternative.words));
  });
  const further = buttons.slice(shownAtOnce);
  const isChosenFurther = chosen >= shownAtOnce;
  return html("div", { class: "choices", role: "group", "aria-label": `Fills of ${glyph.name}` },
    html("p", { class: "judgement" }, judgementOf(glyph, chosen)),
    buttons.slice(0, shownAtOnce),
    further.length === 0 ? null : html("details", { open: isChosenFurther },
      html("summary", {}, `${further.length} more`), html("div", { class: "choices" }, further)),
    forRelatives(glyph, alternatives));
}

/**
 * A fill on the first background of a glyph.
 *
 * @param {Glyph} glyph
 * @param {Picture} shown the picture that it would replace
 * @param {PaintedDrawing} alternative
 * @param {number} side
 */
export function alternativePicture(glyph, { appearance }, { drawing, paints }, side) {
  const background = backgroundsOf(glyph)[0] ?? 0;
  const setting = drawnSetting(background, appearance);
  const element = picture(state.document.drawings[drawing], fillsOf(paints, setting), side, null);
  return onBackground(background, appearance, setting, [element]);
}

/**
 * A fill that a running preview has drawn, on the first background of a glyph.
 *
 * @param {Glyph} glyph
 * @param {Picture} shown the picture that it would replace
 * @param {string} svg
 * @param {number} side
 */
export function treatedPicture(glyph, { appearance }, svg, side) {
  const background = backgroundsOf(glyph)[0] ?? 0;
  const source = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  const element = html("img", { src: source, width: String(side), height: String(side), alt: "" });
  return onBackground(background, appearance, drawnSetting(background, appearance), [element]);
}

/**
 * A switch that lets a pick hold for relatives, where there are some.
 *
 * @param {Glyph} glyph
 * @param {Alternative[]} alternatives
 */
function forRelatives(glyph, alternatives) {
  const others = new Set(alternatives.flatMap(({ words }) => alike(glyph, words)).map((other) => keyOf(other.glyph)));
  if (others.size === 0) return null;
  const onchange = (/** @type {any} */ event) => { state.isForRelatives = event.target.checked; };
  return html("label", { class: "check" },
    html("input", { type: "checkbox", checked: state.isForRelatives, onchange }),
    html("span", {}, `Also for ${counted(others.size, "other")} with this body`));
}
