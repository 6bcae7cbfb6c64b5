// The picked fills: lines for the manifest, by the names of their entries. A page keeps them until they are discarded.

import { byId, one } from "./element.js";
import { state } from "./state.js";

/** States that a fill is right as it is. */
export const settled = 'allow="doubtful-fill"';

/**
 * Whether somebody has looked at the fill.
 *
 * @param {Glyph} glyph
 */
export const isSettled = (glyph) => state.picked.has(glyph.entry);

/** As lines: the glyph's name, and what goes into its element. */
export function picksText() {
  return [...state.picked].map(([entry, line]) => `${entry}: ${line}`).join("\n");
}

/** Pages from disk share one storage. */
const storageKey = () => `picks ${location.pathname}`;

export function showPicks() {
  const section = byId("picks");
  section.hidden = state.picked.size === 0 || state.write !== null;
  one("pre", section).textContent = picksText();
  try {
    localStorage.setItem(storageKey(), JSON.stringify([...state.picked]));
  } catch { /* Without storage, picks are not kept. */ }
}

export function restorePicks() {
  try {
    const entries = new Set(state.document.glyphs.map(({ entry }) => entry));
    for (const [entry, line] of JSON.parse(localStorage.getItem(storageKey()) ?? "[]")) {
      if (entries.has(entry)) state.picked.set(entry, line);
    }
  } catch { /* Nothing was kept. */ }
  showPicks();
}
