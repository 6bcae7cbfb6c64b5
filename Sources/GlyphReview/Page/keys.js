// The keyboard: arrows go from card to card, `/` goes to the search, and letters copy.

import { copy } from "./clipboard.js";
import { canCopy, isReference, references } from "./copy.js";
import { byId } from "./element.js";
import { inspector } from "./inspector.js";
import { redo, undo } from "./picks.js";
import { state } from "./state.js";

/**
 * Whether keys write a text or a choice there.
 *
 * @param {Element | null} element
 */
const isTyping = (element) => element?.matches("input:not([type=radio], [type=checkbox]), select, textarea") ?? false;

/**
 * The card in a direction from another: the nearest in the next row, or the neighbour.
 *
 * @param {Card} card
 * @param {string} key
 */
function neighbour(card, key) {
  const shown = state.cards.filter((candidate) => !candidate.element.hidden);
  const index = shown.indexOf(card);
  if (key === "ArrowRight") return shown[index + 1];
  if (key === "ArrowLeft") return shown[index - 1];
  if (key === "Home") return shown[0];
  if (key === "End") return shown[shown.length - 1];
  const box = card.element.getBoundingClientRect();
  const step = key === "ArrowDown" ? 1 : -1;
  /** @type {{ card: Card, top: number, distance: number } | undefined} */
  let best;
  for (let at = index + step; at >= 0 && at < shown.length; at += step) {
    const { top, left } = shown[at].element.getBoundingClientRect();
    if (Math.abs(top - box.top) < 2) continue;
    const distance = Math.abs(left - box.left);
    if (best && Math.abs(top - best.top) > 2) break;
    if (!best || distance < best.distance) best = { card: shown[at], top, distance };
  }
  return best?.card;
}

/**
 * The kind of reference that each letter copies.
 *
 * @type {Record<string, ReferenceKind>}
 */
const letters = { c: "name", s: "svg", w: "swift", a: "android" };

/**
 * The reference to a glyph that a key copies, if there is one.
 *
 * @param {string} key
 * @param {Glyph} glyph
 */
function referenceFor(key, glyph) {
  const kind = letters[key];
  return canCopy(kind, glyph) ? references[kind].of(glyph) : undefined;
}

/** Shows which letters copy. */
export function showKeys() {
  const kinds = Object.entries(letters).filter(([, kind]) => isReference(kind));
  const titles = kinds.map(([, kind]) => (kind === "name" ? kind : references[kind].title));
  byId("copy-keys").textContent = kinds.map(([letter]) => letter.toUpperCase()).join(" ");
  byId("copy-kinds").textContent = `copy ${titles.join(", ")}`;
}

/**
 * Presses the element of the inspector that a selector finds, if there is one.
 *
 * @param {string} selector
 */
function press(selector) {
  const element = inspector().querySelector(selector);
  if (element instanceof HTMLElement) element.click();
}

/**
 * A key in the open inspector.
 *
 * @param {string} key
 */
function handleInInspector(key) {
  if (state.flow && /^[1-9]$/.test(key)) return press(`.choices [aria-keyshortcuts="${key}"]`);
  if (key === "ArrowLeft") return press('[data-step="-1"]');
  if (key === "ArrowRight") return press('[data-step="1"]');
  if (state.inspected === null) return;
  const reference = referenceFor(key, state.document.glyphs[state.inspected]);
  if (reference !== undefined) copy(reference);
}

/**
 * Control-Z takes an edit back, Shift-Control-Z and Control-Y make it again.
 *
 * @param {KeyboardEvent} event
 */
function handleEdit(event) {
  const key = event.key.toLowerCase();
  const isRedo = key === "y" || (key === "z" && event.shiftKey);
  if (!isRedo && key !== "z") return;
  event.preventDefault();
  if (isRedo) redo();
  else undo();
}

/** @param {KeyboardEvent} event */
function handle(event) {
  const { key } = event;
  const active = document.activeElement;
  if ((event.ctrlKey || event.metaKey) && !event.altKey && !isTyping(active)) handleEdit(event);
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (inspector().open) {
    if (!isTyping(active)) handleInInspector(key);
    return;
  }
  if (key === "/" && !isTyping(active)) {
    event.preventDefault();
    byId("query").select();
    byId("query").focus();
    return;
  }
  if (key === "ArrowDown" && active?.id === "query") {
    event.preventDefault();
    return state.current?.open.focus();
  }
  const item = active?.closest(".item");
  const card = item ? state.cardOf.get(item) : undefined;
  if (!card) return;
  const reference = referenceFor(key, card.glyph);
  if (reference !== undefined) return copy(reference);
  if (!["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"].includes(key)) return;
  event.preventDefault();
  neighbour(card, key)?.open.focus();
}

/** Listens to the keyboard. */
export function startKeys() { addEventListener("keydown", handle); }
