// One glyph, large: in the chosen view, in every setting, layer by layer, with its findings.

import { provide } from "./actions.js";
import { commonTitle } from "./appearances.js";
import { beforePart } from "./changes.js";
import { change, writeAddress, writeControls } from "./controls.js";
import { copyButtons } from "./copy.js";
import { markDifference } from "./difference.js";
import { rightToLeftPart } from "./direction.js";
import { byId, html, nodes, one } from "./element.js";
import { eyesPart } from "./eyes.js";
import { derivedPicture, fillsOfGlyph } from "./fills.js";
import { findingsPart } from "./findings.js";
import { groupTitle } from "./groups.js";
import { backgroundColor, chosenOf, colorNames, drawnSetting, fillsOf, pictureOf } from "./lookup.js";
import { startParts } from "./parts.js";
import { besideEachOther, relativesOf, twinsOf, variantsOf } from "./relatives.js";
import { state } from "./state.js";
import { symbolPart } from "./symbol.js";
import { tile, tilesOn } from "./tile.js";
import { raise } from "./toast.js";
import { unseenFiles } from "./unseen.js";
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
  if (!state.isWhole) {
    // What it shows is being unpacked; then it is opened.
    state.inspected = number;
    return;
  }
  const isSame = dialog.open && state.inspected === number;
  const scroll = isSame ? dialog.scrollTop : 0;
  state.inspected = number;
  writeAddress();
  const focused = isSame ? placeOfFocus(dialog) : null;
  const title = html("h2", { id: "inspector-title", tabindex: "-1" }, glyph.name);
  dialog.classList.toggle("flow", state.flow !== null);
  const [background] = backgroundsOf(glyph);
  const large = html("div", { class: "large" }, tilesOn(glyph, background, [400], state.view.ratios));
  const mark = (/** @type {Alternative | null} */ alternative) => markFill(glyph, large, alternative);
  const fills = fillsOfGlyph(glyph, state.flow ? 72 : 56, mark);
  one(".contents", dialog).replaceChildren(
    head(glyph, number, title),
    html("div", { class: "inside" },
      html("div", { class: fills ? "stage with-fills" : "stage" },
        html("div", {}, large, html("div", { class: "bar" }, bar(glyph))),
        fills ? html("section", { class: "fills", "aria-labelledby": "fills-title" },
          html("h3", { id: "fills-title" }, state.flow ? "Which fill is right?" : "Fills"), fills) : null),
      nodes([beforePart(glyph), parts(glyph, number)]),
      html("h3", {}, "In every setting"), nodes(everySetting(glyph)), facts(glyph)));
  for (const picture of derivedPictures(glyph, large)) startParts(glyph, picture, mark);
  if (!dialog.open) dialog.showModal();
  raise();
  dialog.scrollTop = scroll;
  const element = focused === null ? title : dialog.querySelector(focused) ?? title;
  // The menu of a switch stays open while it is used.
  element.closest("details")?.setAttribute("open", "");
  /** @type {HTMLElement} */ (element).focus({ preventScroll: true });
}

/**
 * A selector for the element that has the focus, so that the focus stays where it was after a redraw.
 *
 * @param {HTMLElement} dialog
 */
function placeOfFocus(dialog) {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !dialog.contains(active)) return null;
  if (active.dataset.step) return `[data-step="${active.dataset.step}"]:not(:disabled)`;
  if (active.dataset.toggle) return `[data-toggle="${active.dataset.toggle}"]`;
  if (active.matches(".eyes > summary")) return ".eyes > summary";
  if (active.matches(".choice")) return ".choice[aria-pressed=true]";
  return active.matches(".parts") ? ".parts" : null;
}

/**
 * The large pictures that show the form with alternatives.
 *
 * @param {Glyph} glyph
 * @param {HTMLElement} large
 */
function derivedPictures(glyph, large) {
  const derived = derivedPicture(glyph);
  return [...large.querySelectorAll("[data-appearance]")].flatMap((figure) => {
    const appearance = Number(figure.getAttribute("data-appearance"));
    const picture = figure.querySelector("svg");
    return picture && derived && glyph.pictures[glyph.shown[appearance]] === derived ? [picture] : [];
  });
}

/**
 * Marks where a fill differs from the one that is shown.
 *
 * @param {Glyph} glyph
 * @param {HTMLElement} large
 * @param {Alternative | null} alternative null for no mark
 */
function markFill(glyph, large, alternative) {
  const derived = derivedPicture(glyph);
  if (!derived) return;
  const { drawings } = state.document;
  const { drawing } = derived.alternatives[chosenOf(glyph, derived)];
  for (const picture of derivedPictures(glyph, large)) {
    markDifference(picture, drawings[drawing], alternative ? drawings[alternative.drawing] : null);
  }
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
  const relatives = besideEachOther("The same body", relativesOf(number), number);
  if (state.flow) return [relatives, twinsOf(number), findingsPart(glyph)];
  return [
    findingsPart(glyph), unseenFiles(glyph), eyesPart(glyph), variantsOf(number), symbolPart(glyph),
    rightToLeftPart(glyph), relatives, twinsOf(number),
  ];
}

/** The buttons of most use in a row; the others are in menus. */
function bar(/** @type {Glyph} */ glyph) {
  const buttons = copyButtons(glyph);
  return [
    html("span", { class: "soft" }, "Copy"), buttons.slice(0, 3),
    buttons.length > 3 ? menu("More ways to copy", "More", buttons.slice(3)) : null,
    menu("What is shown over the picture", "Show", [
      toggle("grid", "Grid"), toggle("keys", "Key lines"), toggle("points", "Points"), toggle("ratios", "Ratios"),
    ]),
  ];
}

/** @param {string} label @param {string} title @param {Child} contents */
function menu(label, title, contents) {
  return html("details", { class: "menu" }, html("summary", { "aria-label": label }, title),
    html("div", { class: "items" }, contents));
}

/** @param {"grid" | "keys" | "points" | "ratios"} key @param {string} title */
function toggle(key, title) {
  const onclick = () => {
    change({ ...state.view, [key]: !state.view[key] });
    writeControls();
  };
  return html("button", {
    type: "button", class: "toggle", "data-toggle": key, "aria-pressed": String(state.view[key]), onclick,
  }, title);
}

/** @param {Glyph} glyph */
function facts(glyph) {
  const rows = [
    ["Colours", colorNames(glyph).join(", ")], ["Source", glyph.source], ["Place", glyph.place],
    ["Minimum", `${glyph.minimumContrast} : 1`], ...(glyph.vibrancy ? [["On materials", glyph.vibrancy]] : []),
  ];
  return html("dl", { class: "facts" }, rows.map(([name, value]) => [html("dt", {}, name), html("dd", {}, value)]));
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
    raise();
    card?.open.focus();
  });
  // A click outside of it closes it.
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
}

provide({ inspect, closeInspector });
