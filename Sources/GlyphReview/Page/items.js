// The glyphs on the page, each as a card of the review or as a tile of the overview. They are drawn when they come near
// the window, since a set may have thousands.

import { fillCard, isWide, makeCard, measureCards, measureHeight } from "./card.js";
import { byId, html } from "./element.js";
import { isThere, keyOf } from "./lookup.js";
import { state } from "./state.js";
import { fillThumb, makeThumb, measureThumbs } from "./thumb.js";
import { layout } from "./view.js";

/**
 * The ways to show a glyph, by layout.
 *
 * @type {Record<"overview" | "review", Layout>}
 */
const layouts = {
  overview: { list: "thumbs", make: makeThumb, fill: fillThumb, measure: measureThumbs, settle() {} },
  review: { list: "cards", make: makeCard, fill: fillCard, measure: measureCards, settle: measureHeight },
};

/** Makes the items of the document. */
export function makeItems() {
  observer().disconnect();
  state.current = null;
  state.lists = [];
  state.cards = state.document.glyphs.map((glyph, number) => {
    const card = layouts[layout()].make(glyph, number);
    state.cardOf.set(card.element, card);
    card.element.addEventListener("focusin", () => makeCurrent(card));
    return card;
  });
}

/**
 * An empty list for some of the items; `arrangeItems` puts them into it.
 *
 * @param {Card[]} cards
 */
export function makeList(cards) {
  const element = html("div", { class: layouts[layout()].list });
  state.lists.push({ element, cards, shape: "" });
  return element;
}

/**
 * The rows of a list. A card with alternatives has a row by itself.
 *
 * @param {Card[]} cards
 * @param {number} columns
 */
export function rowsOf(cards, columns) {
  /** @type {Card[][]} */
  const rows = [];
  for (const card of cards) {
    const last = rows[rows.length - 1];
    if (!last || last.length === columns || isWide(card.glyph) || isWide(last[0].glyph)) rows.push([card]);
    else last.push(card);
  }
  return rows;
}

/** As many columns as the style sheet leaves space for. */
function columnCount() {
  const style = getComputedStyle(state.lists[0].element);
  const [gap, width] = [style.columnGap, style.getPropertyValue("--item-width")].map(parseFloat);
  const space = byId("sections").getBoundingClientRect().width;
  return Math.max(1, Math.floor((space + gap) / (width + gap)));
}

/**
 * Puts the items that a search leaves into rows, where they are not. A browser lays out a row without the others: in
 * one grid for thousands of items, each item that is drawn costs a layout of all.
 */
export function arrangeItems() {
  layouts[layout()].measure();
  if (state.lists.length === 0) return;
  const columns = columnCount();
  byId("sections").style.setProperty("--columns", String(columns));
  const focused = document.activeElement;
  for (const list of state.lists) {
    const rows = rowsOf(list.cards.filter(({ element }) => !element.hidden), columns);
    const shape = rows.map((row) => row.map(({ number }) => number).join()).join(";");
    if (list.shape === shape && list.element.childElementCount > 0) continue;
    list.shape = shape;
    for (const row of list.element.children) observer().unobserve(row);
    const hidden = list.cards.filter(({ element }) => element.hidden);
    list.element.replaceChildren(
      ...rows.map((row) => html("div", { class: "row" }, row.map(({ element }) => element))),
      ...hidden.map(({ element }) => element));
    for (const row of list.element.querySelectorAll(".row")) observer().observe(row);
  }
  // An element that moves loses the focus.
  if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus({ preventScroll: true });
}

/**
 * Whether the row of an item is in the window.
 *
 * @param {Card} card
 */
function isInWindow({ element }) {
  const row = element.parentElement?.getBoundingClientRect();
  return row !== undefined && row.bottom > 0 && row.top < innerHeight;
}

/**
 * Changes the rows, and keeps the first item of the window where it is.
 *
 * @param {() => void} arrange
 */
function keepPlace(arrange) {
  const first = scrollY > 0 ? state.cards.find((card) => !card.element.hidden && isInWindow(card)) : undefined;
  const top = () => first?.element.getBoundingClientRect().top ?? 0;
  const before = top();
  arrange();
  if (first) scrollBy(0, top() - before);
}

/** Arranges the items anew where the page becomes wider or narrower. */
export function startItems() {
  let width = 0;
  new ResizeObserver(([{ contentRect }]) => {
    if (contentRect.width === width) return;
    width = contentRect.width;
    requestAnimationFrame(() => keepPlace(arrangeItems));
  }).observe(byId("sections"));
}

/**
 * Draws an item, unless its drawings are still to be unpacked.
 *
 * @param {Card} card
 */
function fillItem(card) { if (isThere(card.glyph)) layouts[layout()].fill(card); }

/** @type {IntersectionObserver | undefined} */
let watching;

function observer() {
  watching ??= new IntersectionObserver((entries) => {
    for (const entry of entries) {
      for (const element of entry.target.children) {
        const card = state.cardOf.get(element);
        if (!card) continue;
        card.isNear = entry.isIntersecting;
        if (card.isNear && !card.isFresh) fillItem(card);
      }
    }
  }, { rootMargin: "600px 0px" });
  return watching;
}

/** Draws the items in the window or near it at once, and the others when they come near. */
export function drawItems() {
  for (const card of state.cards) card.isFresh = false;
  keepPlace(() => {
    arrangeItems();
    layouts[layout()].settle();
  });
  const shown = state.cards.filter((card) => !card.element.hidden && !card.isFresh)
    .filter((card) => card.isNear || isInWindow(card));
  shown.forEach(fillItem);
}

/** Draws what is near the window and could not be drawn before. */
export function drawMissing() {
  // Picked fills, and cards with the alternatives, differ from what was drawn.
  if (state.picks.size > 0 || state.cards.some(({ glyph }) => isWide(glyph))) return drawItems();
  for (const card of state.cards) if (card.isNear && !card.isFresh) fillItem(card);
}

/** Draws all items, for a printer. */
export function drawAllItems() {
  for (const card of state.cards) if (!card.isFresh && !card.element.hidden) fillItem(card);
}

/**
 * Puts an item into the order of the Tab key, and no other one; arrows go to the others.
 *
 * @param {Card} card
 */
export function makeCurrent(card) {
  const { current } = state;
  if (current === card) return;
  /** @param {Card} card @param {number} index */
  const setTabIndex = ({ element }, index) => {
    const buttons = element instanceof HTMLButtonElement ? [element] : element.querySelectorAll("button");
    buttons.forEach((button) => { button.tabIndex = index; });
  };
  if (current) setTabIndex(current, -1);
  state.current = card;
  setTabIndex(card, 0);
}

/**
 * Draws the items of these entries again, those that were drawn.
 *
 * @param {Set<string>} keys
 */
export function drawEntries(keys) {
  for (const card of state.cards) if (keys.has(keyOf(card.glyph)) && card.isFilled) fillItem(card);
}
