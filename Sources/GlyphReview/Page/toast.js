// A line that says what happened, and goes away.

import { byId } from "./element.js";

/** @type {number | undefined} */
let clock;

/**
 * The line, wherever it is now.
 *
 * @type {HTMLElement | undefined}
 */
let line;

/** @returns {HTMLElement} */
function toast() {
  line ??= byId("toast");
  return /** @type {HTMLElement} */ (line);
}

/** Only what is in an open dialog is above it. */
const host = () => document.querySelector("dialog[open]") ?? document.body;

/** Puts the line where it can be seen, after a dialog was closed or shows something else. */
export function placeToast() { host().append(toast()); }

/** Whether a dialog that shows something else took the line away with what it showed. */
export const isToastLost = () => line !== undefined && !line.isConnected;

/** @param {string} text */
export function say(text) {
  placeToast();
  toast().textContent = text;
  toast().classList.add("shown");
  clearTimeout(clock);
  clock = setTimeout(() => toast().classList.remove("shown"), 2400);
}

/**
 * Copies a text, and says so.
 *
 * @param {string} text
 */
export async function copy(text) {
  let isCopied = false;
  try {
    await navigator.clipboard.writeText(text);
    isCopied = true;
  } catch {
    isCopied = copySelection(text);
  }
  const shown = text.length > 60 ? text.slice(0, 60) + "…" : text;
  say(isCopied ? `Copied ${shown}` : "The browser does not allow copying");
}

/**
 * Pages from disk must not write to the clipboard directly; a selection can always be copied.
 *
 * @param {string} text
 */
function copySelection(text) {
  const area = document.createElement("textarea");
  area.style.cssText = "position:fixed;opacity:0";
  area.setAttribute("aria-hidden", "true");
  area.textContent = text;
  const focused = document.activeElement;
  host().append(area);
  area.select();
  const isCopied = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}
