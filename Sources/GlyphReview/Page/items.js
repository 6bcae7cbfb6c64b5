// The glyphs on the page, each as a card of the review or as a tile of the overview. They are drawn when they come near
// the window, since a set may have thousands.

import { fillCard, makeCard, measureCards } from "./card.js";
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
  overview: { list: "thumbs", make: makeThumb, fill: fillThumb, measure: measureThumbs },
  review: { list: "cards", make: makeCard, fill: fillCard, measure: measureCards },
};

/** The class of a list of items. */
export const listClass = () => layouts[layout()].list;

/** Makes the items of the document, and has them drawn when they come near. */
export function makeItems() {
  observer().disconnect();
  state.current = null;
  state.cards = state.document.glyphs.map((glyph, number) => {
    const card = layouts[layout()].make(glyph, number);
    state.cardOf.set(card.element, card);
    card.element.addEventListener("focusin", () => makeCurrent(card));
    return card;
  });
}

/** Watches for items that come near; they are on the page now. */
export function observeItems() { for (const card of state.cards) observer().observe(card.element); }

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
      const card = state.cardOf.get(entry.target);
      if (!card) continue;
      card.isNear = entry.isIntersecting;
      if (card.isNear && !card.isFresh) fillItem(card);
    }
  }, { rootMargin: "600px 0px" });
  return watching;
}

/** Draws the items in the window or near it at once, and the others when they come near. */
export function drawItems() {
  for (const card of state.cards) card.isFresh = false;
  layouts[layout()].measure();
  const isInWindow = (/** @type {Card} */ card) => {
    const box = card.element.getBoundingClientRect();
    return box.bottom > 0 && box.top < innerHeight;
  };
  const shown = state.cards.filter((card) => !card.element.hidden && !card.isFresh)
    .filter((card) => card.isNear || isInWindow(card));
  shown.forEach(fillItem);
}

/** Draws what is near the window and could not be drawn before. */
export function drawMissing() { for (const card of state.cards) if (card.isNear && !card.isFresh) fillItem(card); }

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
