// Copies texts to the clipboard.

import { host, say } from "./toast.js";

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
