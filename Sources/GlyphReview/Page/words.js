// What the things on a sheet are called: one word for each kind of sheet, wherever the page speaks of them.

import { byId, counted, one } from "./element.js";
import { state } from "./state.js";

/**
 * One of the things, and all of them together. `SheetSubject` has the same nouns.
 *
 * @type {Record<SheetSubject, { item: string, whole: string }>}
 */
const words = {
  set: { item: "asset", whole: "set" },
  catalog: { item: "set", whole: "catalog" },
  drawings: { item: "drawing", whole: "folder" },
  resources: { item: "resource", whole: "folder" },
};

/** The word for one of the things: `asset`. */
export const itemWord = () => words[state.document.subject].item;

/** Whether colours are things of their own: a color set is a set. The colours of a manifest are parts of its assets. */
export const countsColors = () => state.document.subject !== "set";

/** Their number in words: `12 sets`. */
export function allItems() {
  const { glyphs, palette } = state.document;
  return counted(glyphs.length + (countsColors() ? palette.length : 0), itemWord());
}

/** Puts the words into the page. What is about fills is only for sets, whose fills are derived. */
export function showWords() {
  const { subject } = state.document;
  const { item, whole } = words[subject];
  document.documentElement.dataset.subject = subject;
  /** @type {HTMLInputElement} */ (byId("query")).placeholder = `Search ${allItems()}`;
  one("#general-title").firstChild.data = `About the whole ${whole} `;
  one("#none span").textContent = `No ${item} matches.`;
}
