// What has changed since an earlier state: the marks of glyphs, the part of the inspector, and what is removed.

import { appearanceNumber, appearanceTitle } from "./appearances.js";
import { byId, html, one, svg } from "./element.js";
import { drawnSetting, fillsOf, pictureOf } from "./lookup.js";
import { picture } from "./picture.js";
import { state } from "./state.js";
import { onBackground } from "./tile.js";
import { backgroundsOf, contrasts, hasChanges, layout, levels, styles } from "./view.js";

/**
 * The kinds of change with their titles and signs.
 *
 * @type {Record<ChangeKind, [title: string, sign: string]>}
 */
const kinds = {
  added: ["Added", "+"], changed: ["Changed", "Δ"], renamed: ["Renamed", "→"], recolored: ["Recoloured", "◐"],
};

const earlier = () => state.document.changes?.against ?? "";

/**
 * The kind of a change in words: `Changed since main`; empty without one.
 *
 * @param {Glyph} glyph
 */
export const changeTitle = ({ change }) => (change ? `${kinds[change.kind][0]} since ${earlier()}` : "");

/**
 * The mark of a changed glyph; null for others.
 *
 * @param {Glyph} glyph
 * @param {boolean} isShort whether it is only a sign, next to a text that has the title
 */
export function changeMark(glyph, isShort) {
  if (!glyph.change) return null;
  const { kind } = glyph.change;
  const [title, sign] = kinds[kind];
  return html("span", { class: `change ${kind}`, title: changeTitle(glyph), "aria-hidden": isShort && "true" },
    isShort ? sign : title);
}


/**
 * The values of the filter for changes, with their texts: all of them first, then each kind where there are several.
 *
 * @returns {[value: string, text: string][]}
 */
export function changeFilters() {
  const { changes, glyphs } = state.document;
  if (!changes || !hasChanges()) return [];
  /** @type {[value: string, title: string, count: number][]} */
  const counts = [
    ...Object.entries(kinds).map(([kind, [title]]) => /** @type {[string, string, number]} */ (
      [`changed:${kind}`, title, glyphs.filter(({ change }) => change?.kind === kind).length])),
    ["changed:removed", "Removed", changes.removed.length],
  ];
  const there = counts.filter(([, , count]) => count > 0);
  const all = there.reduce((sum, [, , count]) => sum + count, 0);
  return [
    ["changed", `Changed since ${changes.against} (${all})`],
    ...(there.length < 2 ? [] : there.map(([value, title, count]) => /** @type {[string, string]} */ (
      [value, `– ${title} (${count})`]))),
  ];
}

/**
 * Whether a filter is about changes.
 *
 * @param {string} wanted
 */
export const isChangeFilter = (wanted) => wanted === "changed" || wanted.startsWith("changed:");

/**
 * Whether a filter for changes shows a glyph.
 *
 * @param {Glyph} glyph
 * @param {string} wanted
 */
export const isChangeWanted = ({ change }, wanted) =>
  change !== undefined && (wanted === "changed" || wanted === `changed:${change.kind}`);

/** The line above the glyphs: how many have changed. */
export function showSummary() {
  const { changes } = state.document;
  const line = byId("since");
  line.hidden = !changes;
  if (!changes) return;
  const isSame = !hasChanges() && changes.colors.length === 0;
  line.replaceChildren(html("b", {}, "Since ", html("code", {}, changes.against)), ": ",
    isSame ? `no asset looks different, ${changes.words}` : changes.words);
}


/** The appearances of the view. */
const shownAppearances = () => contrasts().flatMap((contrast) => levels().flatMap((level) =>
  styles().map((style) => appearanceNumber(style, contrast, level))));

/**
 * The part of the inspector about a change: what it is, and the pictures before and now.
 *
 * @param {Glyph} glyph
 */
export function beforePart(glyph) {
  const { change } = glyph;
  if (!change) return null;
  const words = change.words.length === 0 ? "" : `: ${change.words.join("; ")}`;
  const inView = shownAppearances().flatMap((appearance) => {
    const former = change.before.find(({ appearances }) => appearances.includes(appearance));
    return former ? [{ former, appearance }] : [];
  });
  // The view may have no appearance that differs: of each style the first one that does.
  const others = [0, 1].flatMap((style) => change.before.flatMap((former) =>
    former.appearances.filter((appearance) => (appearance & 1) === style).map((appearance) => ({ former, appearance })))
    .slice(0, 1));
  const pairs = inView.length > 0 ? inView : others;
  return html("section", { class: "before", "aria-labelledby": "before-title" },
    html("h3", { id: "before-title" }, "Before"), html("p", {}, changeTitle(glyph) + words),
    pairs.length === 0 ? null : html("div", { class: "compared" },
      pairs.map(({ former, appearance }) => comparison(glyph, former, appearance))),
    legend(change.before));
}

/**
 * The kinds of area that a difference has.
 *
 * @type {["removed" | "added" | "recolored", string][]}
 */
const areas = [["removed", "removed"], ["added", "added"], ["recolored", "in another colour"]];

/** @param {FormerPicture[]} before */
function legend(before) {
  const used = areas.filter(([area]) => before.some((former) => former[area].length > 0));
  if (used.length === 0) return null;
  return html("p", { class: "key" }, "Marked under the pointer, or by a click: ",
    used.map(([area, title]) => html("span", {}, html("i", { class: area }), title)));
}

/**
 * The former and the present picture in an appearance, in the same size; a button that marks their difference, if it
 * can be marked.
 *
 * @param {Glyph} glyph
 * @param {FormerPicture} former
 * @param {AppearanceNumber} appearance
 */
function comparison(glyph, former, appearance) {
  const { drawings } = state.document;
  const background = backgroundsOf(glyph)[0] ?? 0;
  const setting = drawnSetting(background, appearance);
  const present = pictureOf(glyph, appearance);
  const title = appearanceTitle(appearance);
  const [before, now] = [former, present].map(({ drawing, paints }) =>
    picture(drawings[drawing], fillsOf(paints, setting), 160, null));
  const contents = [[before, "before"], [now, "now"]].map(([element, side]) => html("span", { class: "side-of" },
    onBackground(background, appearance, setting, element), html("span", { class: "words" }, `${title}, ${side}`)));
  const frame = (/** @type {PaintedDrawing} */ { drawing }) => drawings[drawing].box + drawings[drawing].aspect;
  const marked = frame(former) === frame(present) ? [before, now] : [before];
  // A fill that was picked on the page has another difference.
  const isMarkable = present.drawing === glyph.pictures[glyph.shown[appearance]].drawing
    && areas.some(([area]) => former[area].length > 0);
  if (!isMarkable) return html("div", { class: "both" }, contents);
  let isPressed = false;
  const mark = (/** @type {boolean} */ isOn) => {
    for (const element of marked) markAreas(element, isOn ? former : null);
  };
  const onclick = (/** @type {Event} */ { currentTarget }) => {
    isPressed = !isPressed;
    /** @type {Element} */ (currentTarget).setAttribute("aria-pressed", String(isPressed));
    mark(isPressed);
  };
  const start = () => mark(true);
  const end = () => mark(isPressed);
  return html("button", {
    type: "button", class: "both", "aria-pressed": "false", onclick,
    "aria-label": `Mark the difference in ${title.toLowerCase()}`,
    onpointerenter: start, onpointerleave: end, onfocus: start, onblur: end,
  }, contents);
}

/**
 * Shows the areas of a difference over a picture, in the place of what was shown before.
 *
 * @param {SVGElement} element the picture
 * @param {FormerPicture | null} former null for no difference
 */
function markAreas(element, former) {
  element.querySelector(".areas")?.remove();
  if (!former) return;
  const { contours, drawings } = state.document;
  const group = svg("g", { class: "areas" }, areas.map(([area]) => (former[area].length === 0 ? null : svg("path", {
    class: `over ${area}`, d: former[area].map((number) => contours[number]).join(""), "fill-rule": "evenodd",
  }))));
  element.append(group);
  const [, , width, height] = drawings[former.drawing].box.split(" ").map(Number);
  const extent = Math.max(width, height);
  const bounds = /** @type {SVGGElement} */ (group).getBBox();
  if (Math.max(bounds.width, bounds.height) >= extent / 8) return;
  // A difference that is too small to find.
  group.append(svg("circle", {
    class: "over ring", cx: bounds.x + bounds.width / 2, cy: bounds.y + bounds.height / 2, r: extent / 9,
  }));
}


/** The section of what is removed, without pictures; null where there is nothing. */
export function removedSection() {
  const { changes } = state.document;
  if (!changes || changes.removed.length === 0) return null;
  return html("section", { id: "removed", "aria-labelledby": "removed-title", hidden: true },
    html("h2", { id: "removed-title" }, `Removed since ${changes.against} `, html("span", {})),
    html("div", { class: "cards" }, changes.removed.map(({ name }) => html("article", { class: "card gone" },
      html("header", {}, html("h3", {}, name)), html("div", { class: "tiles" })))));
}

/** Draws what is removed for the current view, once its drawings are unpacked. */
export function drawRemoved() {
  if (!state.isWhole) return;
  const size = layout() === "overview" ? 48 : Number(state.view.size) || 64;
  const { view, document: { changes, drawings } } = state;
  changes?.removed.forEach(({ name, background: own, pictures }, index) => {
    const background = view.ground === "own" ? own : Number(view.ground);
    const tiles = shownAppearances().map((appearance) => {
      const { drawing, paints } = pictures.find(({ appearances }) => appearances.includes(appearance)) ?? pictures[0];
      const setting = drawnSetting(background, appearance);
      const label = `${name}, removed, ${appearanceTitle(appearance).toLowerCase()}`;
      return onBackground(background, appearance, setting,
        picture(drawings[drawing], fillsOf(paints, setting), size, label));
    });
    one(".tiles", document.querySelectorAll("#removed .gone")[index]).replaceChildren(...tiles);
  });
}

/**
 * Shows what is removed where the filter is about it, and what a search finds there.
 *
 * @param {string[]} words of the search, in lower case
 * @returns {number} how many are shown
 */
export function findRemoved(words) {
  const section = document.getElementById("removed");
  if (!section) return 0;
  const isWanted = ["changed", "changed:removed"].includes(state.view.finding);
  let shown = 0;
  for (const card of section.querySelectorAll(".gone")) {
    const name = card.querySelector("h3")?.textContent?.toLowerCase() ?? "";
    const fits = isWanted && words.every((word) => name.includes(word));
    /** @type {HTMLElement} */ (card).hidden = !fits;
    if (fits) shown += 1;
  }
  section.hidden = shown === 0;
  one("h2 span", section).textContent = String(shown);
  return shown;
}
