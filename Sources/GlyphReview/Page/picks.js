// The picked fills, with undo and redo. A page from a file keeps them in the browser, and gives them as a file for
// `twinlight apply`; a running preview writes them into the manifest.

import { actions } from "./actions.js";
import { copy } from "./clipboard.js";
import { adding, keepingCurrent, noEdits, picksOf, readEdits, redoing, undoing } from "./edits.js";
import { byId, counted, html } from "./element.js";
import { groupsOf, keyOf } from "./lookup.js";
import { state } from "./state.js";
import { say } from "./toast.js";

/** States that a fill is right as it is. */
export const settled = 'allow="doubtful-fill"';

/**
 * Whether a person has looked at the fill.
 *
 * @param {Glyph} glyph
 */
export const isSettled = (glyph) => state.picks.has(keyOf(glyph)) || state.live?.hasEdited(keyOf(glyph)) === true;

/**
 * Picks fills, as one edit.
 *
 * @param {PickedFill[]} picks
 * @param {string} words what is picked
 */
export async function pick(picks, words) {
  const [{ glyph }] = picks;
  const title = picks.length > 1 ? `${glyph.name} and ${picks.length - 1} more: ${words}` : `${glyph.name}: ${words}`;
  // In a review one by one, a fill that stays as it is was looked at.
  const lines = picks.map((own) => ({ glyph: own.glyph, line: own.line || (state.flow ? settled : own.line) }));
  if (state.live) {
    const fault = await state.live.pick(lines);
    if (fault) return say(fault);
  } else {
    const own = lines.map((pick) => ({ key: keyOf(pick.glyph), line: pick.line, state: pick.glyph.state }));
    setEdits(adding(state.edits, { title, picks: own }));
  }
  if (state.flow) actions.goOn();
}

/** Takes the last edit back. */
export async function undo() {
  if (state.live) return report(await state.live.undo());
  setEdits(undoing(state.edits));
}

/** Makes the last edit that was taken back again. */
export async function redo() {
  if (state.live) return report(await state.live.redo());
  setEdits(redoing(state.edits));
}

/** @param {string | null} fault */
function report(fault) { if (fault) say(fault); }

/** @param {EditList} edits */
function setEdits(edits) {
  const before = state.picks;
  state.edits = edits;
  state.picks = picksOf(edits);
  try {
    localStorage.setItem(storageKey(), JSON.stringify(edits));
  } catch { /* Without storage, picks last as long as the page. */ }
  const keys = new Set([...before.keys(), ...state.picks.keys()]
    .filter((key) => before.get(key) !== state.picks.get(key)));
  showEdits();
  actions.drawEdited(keys);
}

/** Pages from disk share one storage. */
const storageKey = () => `edits ${location.pathname}`;

/** Takes up what the browser has kept of this page. */
export function restoreEdits() {
  if (state.live) return showEdits();
  try {
    const states = new Map(state.document.glyphs.map((glyph) => [keyOf(glyph), glyph.state]));
    state.edits = keepingCurrent(readEdits(localStorage.getItem(storageKey())), states);
  } catch {
    state.edits = noEdits;
  }
  state.picks = picksOf(state.edits);
  showEdits();
}

/**
 * The file for `twinlight apply`.
 *
 * @returns {string}
 */
export function picksFile() {
  const picks = state.document.glyphs.flatMap((glyph) => {
    const line = state.picks.get(keyOf(glyph));
    const isFirst = state.document.glyphs.find((other) => keyOf(other) === keyOf(glyph)) === glyph;
    if (line === undefined || !isFirst) return [];
    return [{ glyph: glyph.entry, groups: groupsOf(glyph), source: glyph.source, line, state: glyph.state }];
  });
  return JSON.stringify({ format: "twinlight picks", version: 1, picks }, null, 2) + "\n";
}

function savePicks() {
  const address = URL.createObjectURL(new Blob([picksFile()], { type: "application/json" }));
  html("a", { href: address, download: "picks.json" }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** Shows the edits, and what can be done with them, above all else. */
export function showEdits() {
  const { edits: { entries, place }, status, isLost } = state.live ?? { edits: state.edits, status: "", isLost: false };
  const bar = byId("edits");
  bar.hidden = entries.length === 0 && !state.live;
  bar.classList.toggle("lost", isLost);
  const button = (/** @type {string} */ title, /** @type {string} */ keys, /** @type {boolean} */ isPossible,
    /** @type {() => unknown} */ onclick, /** @type {string | undefined} */ what) =>
    html("button", { type: "button", disabled: !isPossible, "aria-keyshortcuts": keys, title: what, onclick }, title);
  const list = entries.map(({ title }, index) => html("li", { class: index < place ? "" : "undone" }, title));
  const count = state.live ? counted(place, "edit") : counted(state.picks.size, "pick");
  bar.replaceChildren(
    ...(status ? [html("span", { class: "status", role: "status" }, status)] : []),
    ...(entries.length === 0 ? [] : [
      html("details", {}, html("summary", {}, count), html("ol", {}, list)),
      button("Undo", "Control+Z", place > 0, undo, entries[place - 1]?.title),
      button("Redo", "Control+Shift+Z", place < entries.length, redo, entries[place]?.title),
    ]),
    ...(state.live || state.picks.size === 0 ? [] : [
      button("Copy picks", "", true, () => copy(picksFile()), "For a comment, or for twinlight apply"),
      button("Save picks", "", true, savePicks, "A file for twinlight apply"),
    ]));
}
