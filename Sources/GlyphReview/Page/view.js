// The chosen view, and its text in the address: a link shows the same view.

import { state } from "./state.js";

/**
 * The view without a choice.
 *
 * @type {Readonly<View>}
 */
export const usual = Object.freeze({ ...state.view });

/** Whether the sheet shows glyphs that changed since an earlier state. */
export const hasChanges = () => {
  const { changes, glyphs } = state.document;
  return changes !== undefined && (changes.removed.length > 0 || glyphs.some(({ change }) => change !== undefined));
};

/** The view without a choice on this page, which begins with the changes if there are any. */
const beginning = () => (hasChanges() ? { ...usual, finding: "changed" } : usual);

/** All keys of a view. */
export const viewKeys = /** @type {(keyof View)[]} */ (Object.keys(usual));

/** Keys that change nothing that a glyph shows. */
export const outside = ["theme", "split", "query", "finding", "layout"];

/** Keys of which a page offers some values. */
const offeredKeys = /** @type {const} */ (
  ["zoom", "style", "contrast", "level", "backdrop", "size", "pixels", "vision", "finding", "theme"]);

/** With so many glyphs, the page begins with the overview. */
const many = 60;

/** @returns {"overview" | "review"} */
export function layout() {
  const { view, document } = state;
  if (view.layout) return view.layout === "overview" ? "overview" : "review";
  return document.glyphs.length > many ? "overview" : "review";
}

/**
 * The shown styles.
 *
 * @returns {string[]}
 */
export const styles = () =>
  (state.view.style === "both" || state.view.style === "split" ? ["light", "dark"] : [state.view.style]);
/**
 * The shown contrasts.
 *
 * @returns {string[]}
 */
export const contrasts = () => (state.view.contrast === "both" ? ["normal", "high"] : [state.view.contrast]);
/**
 * The shown levels.
 *
 * @returns {string[]}
 */
export const levels = () => (state.view.level === "both" ? ["base", "elevated"] : [state.view.level]);

/**
 * The numbers of the backgrounds on which the view shows a glyph.
 *
 * @param {Glyph} glyph
 */
export const backgroundsOf = (glyph) =>
  (state.view.ground === "own" ? glyph.backgrounds : [Number(state.view.ground)]);

/**
 * The view of a fragment, which states the differences from the usual one. Values that the page does not offer are
 * ignored.
 *
 * @param {string} fragment with its `#`, or empty
 * @param {(key: string) => string[]} offered the values of a key
 * @returns {View}
 */
export function viewOfFragment(fragment, offered) {
  const stated = new URLSearchParams(fragment.includes("=") ? fragment.slice(1) : "");
  const first = beginning();
  /** @type {Record<string, string | boolean>} */
  const values = { ...first };
  for (const [key, value] of stated) {
    if (!Object.hasOwn(usual, key)) continue;
    values[key] = typeof values[key] === "boolean" ? value === "1" : value;
  }
  const next = /** @type {View} */ (/** @type {unknown} */ (values));
  // A background is stated by name, since its number depends on the set.
  if (next.ground !== "own") {
    const number = state.document.backgrounds.findIndex(({ name }) => name === next.ground);
    next.ground = number < 0 ? "own" : String(number);
  }
  for (const key of offeredKeys) if (!offered(key).includes(next[key])) next[key] = first[key];
  if (!["overview", "review"].includes(next.layout)) next.layout = "";
  return next;
}

/**
 * The fragment of the address for the view and the open glyph, without its `#`.
 *
 * @returns {string}
 */
export function fragmentOfView() {
  const { view, document, inspected } = state;
  const first = beginning();
  const stated = new URLSearchParams();
  for (const key of viewKeys) {
    if (view[key] === first[key]) continue;
    const value = key === "ground" ? document.backgrounds[Number(view.ground)].name : view[key];
    stated.set(key, value === true ? "1" : String(value));
  }
  if (inspected !== null) stated.set("glyph", addressOf(document.glyphs[inspected]));
  return stated.toString();
}

/**
 * What the address calls a glyph: its name in code, or its entry where several have that name.
 *
 * @param {Glyph} glyph
 */
function addressOf({ asset, entry }) {
  const isAlone = state.document.glyphs.filter((other) => other.asset === asset).length === 1;
  return isAlone ? asset : entry;
}

/**
 * The glyph that a fragment opens, as `addressOf` calls it: its number, or null.
 *
 * @param {string} fragment
 */
export function glyphOfFragment(fragment) {
  const name = new URLSearchParams(fragment.slice(1)).get("glyph");
  const { glyphs } = state.document;
  const numbers = [glyphs.findIndex(({ asset }) => asset === name), glyphs.findIndex(({ entry }) => entry === name)];
  return name === null ? null : numbers.find((number) => number >= 0) ?? null;
}
