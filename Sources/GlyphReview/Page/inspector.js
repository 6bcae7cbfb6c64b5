// One glyph, large: in the chosen view, in every setting, layer by layer, with its findings.

import { provide } from "./actions.js";
import { commonTitle } from "./appearances.js";
import { choicesOf } from "./choices.js";
import { change, writeAddress, writeControls } from "./controls.js";
import { copyButtons } from "./copy.js";
import { rightToLeftPart } from "./direction.js";
import { byId, html, nodes } from "./element.js";
import { groupTitle } from "./groups.js";
import { backgroundColor, colorNames, drawnSetting, fillsOf, pictureOf } from "./lookup.js";
import { besideEachOther, relativesOf, twinsOf, variantsOf } from "./relatives.js";
import { state } from "./state.js";
import { symbolPart } from "./symbol.js";
import { tile, tilesOn } from "./tile.js";
import { isToastLost, placeToast } from "./toast.js";
import { backgroundsOf } from "./view.js";

/** @returns {HTMLDialogElement} */
export const inspector = () => byId("inspector");

/**
 * Opens a glyph, or shows it again as it is now.
 *
 * @param {GlyphNumber} number
 */
export function inspect(number) {
  const dialog = inspector();
  const glyph = state.document.glyphs[number];
  state.inspected = number;
  writeAddress();
  const { flow } = state;
  const active = document.activeElement;
  const focused = active instanceof HTMLElement && dialog.contains(active) ? active.dataset.step ?? "title" : "title";
  const title = html("h2", { id: "inspector-title", tabindex: "-1" }, glyph.name);
  dialog.classList.toggle("flow", flow !== null);
  dialog.replaceChildren(
    head(glyph, number, title),
    html("div", { class: "inside" }, nodes([
      html("div", { class: "large" }, backgroundsOf(glyph).slice(0, 1)
        .flatMap((background) => tilesOn(glyph, background, [flow ? 96 : 200], state.view.ratios))),
      html("div", { class: "bar" }, copyButtons(glyph, null), guides()),
      parts(glyph, number),
      html("h3", {}, "In every setting"), everySetting(glyph), facts(glyph),
    ])));
  if (!dialog.open) dialog.showModal();
  if (isToastLost()) placeToast();
  const step = dialog.querySelector(`[data-step="${focused}"]:not(:disabled)`);
  (step instanceof HTMLElement ? step : title).focus({ preventScroll: true });
}

/** Names, the place among the glyphs, and the ways to the next ones. */
function head(/** @type {Glyph} */ glyph, /** @type {GlyphNumber} */ number, /** @type {HTMLElement} */ title) {
  const { flow, cards, document: { groups } } = state;
  const numbers = flow?.numbers ?? cards.filter((card) => !card.element.hidden).map((card) => card.number);
  const place = numbers.indexOf(number);
  const step = (/** @type {number} */ by, /** @type {string} */ title, /** @type {string} */ key) => html("button", {
    type: "button", disabled: numbers[place + by] === undefined || place < 0, "data-step": by,
    "aria-keyshortcuts": key, "aria-label": title, title, onclick: () => inspect(numbers[place + by]),
  }, by < 0 ? "←" : "→");
  const words = [glyph.title, groupTitle(groups[glyph.group]), ...glyph.tags].filter(Boolean).join(" · ");
  const position = `${flow ? flow.title + " " : ""}${place + 1} of ${numbers.length}`;
  return html("div", { class: "head" },
    html("div", { class: "titles" }, title, html("p", {}, words)),
    place < 0 ? null : html("p", { class: "position" }, position),
    step(-1, "Previous", "ArrowLeft"), step(1, "Next", "ArrowRight"),
    html("button", { type: "button", onclick: closeInspector }, "Close"));
}

/** What there is about this glyph; in a flow, what it is about comes first. */
function parts(/** @type {Glyph} */ glyph, /** @type {GlyphNumber} */ number) {
  const fills = choicesPart(glyph);
  const relatives = besideEachOther("The same body", relativesOf(number), number);
  if (state.flow) return [relatives, fills, twinsOf(number), findingsPart(glyph)];
  return [
    findingsPart(glyph), variantsOf(number), symbolPart(glyph), rightToLeftPart(glyph), relatives, twinsOf(number),
    fills,
  ];
}

/** Switches of the view. */
function guides() {
  return html("div", { class: "guides", role: "group", "aria-label": "Show" },
    toggle("grid", "Grid"), toggle("keys", "Key lines"), toggle("points", "Points"), toggle("ratios", "Contrast"));
}

/** @param {"grid" | "keys" | "points" | "ratios"} key @param {string} title */
function toggle(key, title) {
  const onclick = () => {
    change({ ...state.view, [key]: !state.view[key] });
    writeControls();
    // The button is a new one.
    const button = inspector().querySelector(`[data-toggle=${key}]`);
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
  };
  return html("button", {
    type: "button", class: "toggle", "data-toggle": key, "aria-pressed": String(state.view[key]), onclick,
  }, title);
}

/** @param {Glyph} glyph */
function facts(glyph) {
  const rows = [
    ["Colours", colorNames(glyph).join(", ")], ["Source", glyph.source], ["Manifest", glyph.place],
    ["Minimum", `${glyph.minimumContrast} : 1`], ...(glyph.vibrancy ? [["On materials", glyph.vibrancy]] : []),
  ];
  return html("dl", { class: "facts" }, rows.map(([name, value]) => [html("dt", {}, name), html("dd", {}, value)]));
}

/** @param {Glyph} glyph */
function findingsPart(glyph) {
  if (glyph.findings.length === 0) return null;
  const items = glyph.findings.map(({ finding }) => findingItem(finding));
  return [html("h3", {}, "Findings"), html("ul", { class: "findings" }, items)];
}

/**
 * A finding in a list.
 *
 * @param {SheetFinding} finding
 */
export function findingItem({ rule, severity, message, hint, notes, place }) {
  return html("li", { class: severity }, html("b", {}, severity), ": ", message,
    hint ? html("small", {}, `What to do: ${hint}`) : null, notes.map((note) => html("small", {}, note)),
    html("small", {}, `${rule}${place ? ` · ${place}` : ""}`));
}

/** @param {Glyph} glyph */
function choicesPart(glyph) {
  const choices = choicesOf(glyph);
  return choices ? [html("h3", {}, state.flow ? "Which fill is right?" : "Other fills"), choices] : null;
}

/**
 * All appearances on the glyph's own backgrounds; those that look the same share a tile.
 *
 * @param {Glyph} glyph
 */
function everySetting(glyph) {
  return glyph.backgrounds.map((background) => {
    /** @type {Map<string, AppearanceNumber[]>} */
    const groups = new Map();
    state.document.appearances.forEach((_, appearance) => {
      const setting = drawnSetting(background, appearance);
      const { drawing, paints } = pictureOf(glyph, appearance);
      const key = [appearance & 1, drawing, backgroundColor(background, setting), ...fillsOf(paints, setting)].join();
      groups.set(key, [...(groups.get(key) ?? []), appearance]);
    });
    const tiles = [...groups.values()].map((same) =>
      tile(glyph, background, same[0], [48], state.view.ratios, commonTitle(same)));
    const { name } = state.document.backgrounds[background];
    return [html("p", { class: "on" }, `on ${name}`), html("div", { class: "matrix" }, tiles)];
  });
}

export function closeInspector() { inspector().close(); }

/** Listens to what closes the inspector. */
export function startInspector() {
  const dialog = inspector();
  dialog.addEventListener("close", () => {
    const card = state.inspected === null ? undefined : state.cards[state.inspected];
    state.inspected = null;
    state.flow = null;
    writeAddress();
    placeToast();
    card?.open.focus();
  });
  // A click outside of it closes it.
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
}

provide({ inspect, closeInspector });
