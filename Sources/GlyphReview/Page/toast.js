// A line that says what happened, and goes away.

import { byId } from "./element.js";

/** @type {number | undefined} */
let clock;

/** Where an element can be seen and selected: only what is in an open dialog is above it. */
export const host = () => document.querySelector("dialog[open]") ?? document.body;

/** Puts messages and edits above all else, after a dialog was opened or closed, and errors into it. */
export function raise() {
  const banner = byId("banner");
  const dialog = document.querySelector("dialog[open]");
  if (dialog && banner.parentElement !== dialog) dialog.prepend(banner);
  else if (!dialog && banner.closest("dialog")) document.querySelector(".page")?.before(banner);
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
