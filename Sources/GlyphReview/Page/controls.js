// The controls of the view, and the address that contains it.

import { actions } from "./actions.js";
import { state } from "./state.js";
import { fragmentOfView, glyphOfFragment, layout, viewKeys, viewOfFragment } from "./view.js";

/** @typedef {HTMLInputElement | HTMLSelectElement} Control */

/** @returns {Control[]} */
function controls() {
  return [...document.querySelectorAll("#panel [name], .top [name], #query, #finding")].map((control) =>
    /** @type {Control} */ (control));
}

/** @param {Control} control */
const keyOf = (control) => /** @type {keyof View} */ (control.name || control.id);

/** @param {Control} control */
const isChecked = (control) => "checked" in control && control.checked;

/**
 * The view that the controls state.
 *
 * @returns {View}
 */
export function readControls() {
  /** @type {Record<string, string | boolean>} */
  const next = { ...state.view };
  for (const control of controls()) {
    const key = keyOf(control);
    if (control.type === "radio") {
      // The layout stays a matter of the number of glyphs until a person chooses one.
      if (isChecked(control) && !(key === "layout" && control.value === layout())) next[key] = control.value;
    } else {
      next[key] = control.type === "checkbox" ? isChecked(control) : control.value;
    }
  }
  return /** @type {View} */ (/** @type {unknown} */ (next));
}

export function writeControls() {
  for (const control of controls()) {
    const value = keyOf(control) === "layout" ? layout() : state.view[keyOf(control)];
    if (control instanceof HTMLInputElement && control.type === "radio") control.checked = control.value === value;
    else if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = value === true;
    else control.value = String(value);
  }
}

/** The view in the address. */
export function readAddress() {
  const offered = (/** @type {string} */ key) => controls().filter((control) => keyOf(control) === key).flatMap(
    (control) => ("options" in control ? [...control.options].map(({ value }) => value) : [control.value]));
  return viewOfFragment(location.hash, offered);
}

/** The number of the glyph that the address opens, or null. */
export const addressedGlyph = () => glyphOfFragment(location.hash);

export function writeAddress() {
  const text = fragmentOfView();
  history.replaceState(null, "", text ? "#" + text : location.pathname + location.search);
}

/**
 * Changes the view and redraws what differs.
 *
 * @param {View} next
 */
export function change(next) {
  /** @type {Set<string>} */
  const changed = new Set(viewKeys.filter((key) => state.view[key] !== next[key]));
  if (changed.size === 0) return;
  state.view = next;
  writeAddress();
  actions.apply(changed);
}
