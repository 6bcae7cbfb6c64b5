// A line that says what happened, and goes away.

import { byId } from "./element.js";

/** @type {number | undefined} */
let clock;

/** Only what is in an open dialog is above it, and can be used. */
const host = () => document.querySelector("dialog[open]") ?? document.body;

/** Puts messages and edits above all else, after a dialog was opened or closed. */
export function raise() {
  for (const id of ["edits", "toast"]) {
    const element = byId(id);
    // What is moved loses the focus, and a click on it its end.
    if (element.parentElement !== host()) host().append(element);
  }
}

/** @param {string} text */
export function say(text) {
  const toast = byId("toast");
  raise();
  toast.textContent = text;
  toast.classList.add("shown");
  clearTimeout(clock);
  clock = setTimeout(() => toast.classList.remove("shown"), 2400);
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
