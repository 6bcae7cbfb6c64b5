// The card of a glyph, for a review: its pictures in the chosen view, and what is wrong with them.

import { actions } from "./actions.js";
import { changeMark } from "./changes.js";
import { breakable, html, nodes } from "./element.js";
import { derivedPicture, fillsOfGlyph } from "./fills.js";
import { findingCount, isThere, settingsOf, worstSeverity } from "./lookup.js";
import { state } from "./state.js";
import { magnified, tilesOn } from "./tile.js";
import { unseenCaption } from "./unseen.js";
import { backgroundsOf, contrasts, layout, levels, styles } from "./view.js";

/** @param {Glyph} glyph @param {GlyphNumber} number @returns {Card} */
export function makeCard(glyph, number) {
  const open = html("button", {
    type: "button", tabindex: number === 0 ? "0" : "-1", "aria-haspopup": "dialog",
    onclick: () => actions.inspect(number),
  }, breakable(glyph.name));
  const element = html("article", { class: "item card", id: `glyph-${number}` },
    html("header", {}, html("h3", {}, open), changeMark(glyph, false), badge(glyph)));
  return { glyph, number, element, open, isFilled: false, isFresh: false };
}

/**
 * The number of findings; null where there is none.
 *
 * @param {Glyph} glyph
 */
function badge(glyph) {
  const count = findingCount(glyph);
  if (count === 0) return null;
  const worst = worstSeverity(glyph.findings);
  const title = [...new Set(glyph.findings.map(({ finding }) => finding.rule))].join(", ");
  return html("span", { class: `badge ${worst}`, title },
    worst === "info" ? null : html("span", { "aria-hidden": "true" }, "▲ "), String(count),
    html("span", { class: "hidden" }, count === 1 ? " finding" : " findings"));
}

/**
 * Whether something was found about a glyph on a background: the inspector shows it on all of them.
 *
 * @param {Glyph} glyph
 * @param {BackgroundNumber} background
 */
function isNotable({ findings }, background) {
  const here = state.document.appearances.flatMap((_, appearance) => settingsOf(background, appearance));
  return findings.some(({ settings }) => here.some((setting) => settings.has(setting)));
}

/**
 * Whether the card of a glyph shows the alternatives of its fill, in a row by itself.
 *
 * @param {Glyph} glyph
 */
export function isWide(glyph) {
  const { choices, finding } = state.view;
  return (choices || finding === "doubtful-fill") && layout() === "review" && derivedPicture(glyph) !== undefined;
}

/**
 * A line for a glyph with other pictures for increased contrast, where the view shows none of them; null for others.
 *
 * @param {Glyph} glyph
 */
function contrastNote({ pictures, shown }) {
  if (state.view.contrast !== "normal") return null;
  const differs = [0, 1].some((number) =>
    pictures[shown[number]].drawing !== pictures[shown[number + 2]].drawing);
  return differs ? html("p", { class: "reason" }, "other pictures with increased contrast") : null;
}

/**
 * Draws a card for the current view.
 *
 * @param {Card} card
 */
export function fillCard(card) {
  const { glyph, element } = card;
  const { view } = state;
  const backgrounds = backgroundsOf(glyph).filter((background, index) => index === 0 || isNotable(glyph, background));
  const [first, ...others] = backgrounds.map((background) => {
    const { name } = state.document.backgrounds[background];
    const isNamed = view.ground === "own" && (backgrounds.length > 1 || name !== "systemBackground");
    return [
      isNamed ? html("p", { class: "on" }, "on ", breakable(name)) : null,
      html("div", { class: "tiles" }, tilesOn(glyph, background, undefined, view.ratios)),
    ];
  });
  const fills = isWide(glyph) ? fillsOfGlyph(glyph, 40, () => {}) : null;
  while (element.children.length > 1) element.lastChild?.remove();
  const below = nodes([contrastNote(glyph), unseenCaption(glyph), others, fills]);
  const more = below.length > 0 ? html("div", { class: "more" }, below) : null;
  element.append(...nodes([first, more]));
  element.classList.toggle("wide", fills !== null);
  card.isFilled = true;
  card.isFresh = true;
}

/** The width of cards in this view. */
export function measureCards() {
  const { view, document: { backgrounds } } = state;
  const across = styles().length * levels().length / (view.style === "split" ? 2 : 1);
  const size = view.size === "all" ? 178 : Number(view.pixels) > 0 ? magnified(Number(view.size)) : Number(view.size);
  const margin = view.ground !== "own" && backgrounds[Number(view.ground)].material ? 36 : 8;
  const width = Math.max(size + margin, view.size === "all" ? 0 : 72);
  const root = document.documentElement.style;
  // A picture and a caption for each contrast; with the name, the background, and what is below.
  const lines = 2 * contrasts().length;
  root.setProperty("--across", String(across));
  root.setProperty("--tile-lines", String(lines));
  root.setProperty("--card-lines", String(lines + 3));
  root.setProperty("--card-width", `${across * width + 4 * (across - 1) + 20}px`);
}

/** The height of most rows in this view; those with fills, ratios that fail or unseen files are higher. */
export function measureHeight() {
  const root = document.documentElement.style;
  root.setProperty("--card-height", "0");
  const shown = state.cards.filter(({ element, glyph }) => !element.hidden && isThere(glyph));
  const isPlain = (/** @type {Glyph} */ glyph) =>
    glyph.findings.length + glyph.unseen.length === 0 && contrastNote(glyph) === null && !isWide(glyph);
  const first = shown.find(({ glyph }) => isPlain(glyph)) ?? shown[0];
  if (!first) return;
  fillCard(first);
  // A row outside the window has no layout, and the other cards of the row are not drawn for this view.
  const row = /** @type {HTMLElement} */ (first.element.parentElement);
  row.classList.add("measured");
  first.element.classList.add("sample");
  root.setProperty("--card-height", `${Math.ceil(row.getBoundingClientRect().height)}px`);
  first.element.classList.remove("sample");
  row.classList.remove("measured");
}
