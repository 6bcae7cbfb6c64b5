// What is not shown, or was not audited: in a list for the whole sheet, and at each card.

import { actions } from "./actions.js";
import { breakable, byId, html, one } from "./element.js";
import { state } from "./state.js";

/** The heading, and the filter for it. */
export const unseenTitle = "Not checked";

/**
 * The parts by their reasons, in the order of the first ones.
 *
 * @param {UnseenPart[]} parts
 */
function byReason(parts) {
  /** @type {Map<string, UnseenPart[]>} */
  const reasons = new Map();
  for (const part of parts) reasons.set(part.reason, [...(reasons.get(part.reason) ?? []), part]);
  return [...reasons];
}

/**
 * A path; where its card is on the page, a way to that.
 *
 * @param {UnseenPart} part
 */
function pathOf({ path, glyphs: [number] }) {
  if (number === undefined) return html("li", {}, breakable(path));
  const onclick = () => actions.inspect(number);
  return html("li", {}, html("button", { type: "button", class: "quiet", onclick }, breakable(path)));
}

/** The list for the whole sheet. */
export function showUnseen() {
  const { unseen } = state.document;
  const section = byId("unseen");
  section.hidden = unseen.length === 0;
  one("h2", section).replaceChildren(unseenTitle, " ", html("span", {}, String(unseen.length)));
  one("ul", section).replaceChildren(...byReason(unseen).map(([reason, parts]) =>
    html("li", {}, html("p", { class: "reason" }, reason), html("ul", {}, parts.map(pathOf)))));
}

/**
 * What a card says about its own files; null where all of them are shown.
 *
 * @param {Glyph} glyph
 */
export const unseenCaption = ({ unseen }) => (unseen.length === 0 ? null
  : byReason(unseen).map(([reason]) => html("p", { class: "reason" }, reason)));

/**
 * The part of the inspector about it.
 *
 * @param {Glyph} glyph
 */
export const unseenFiles = ({ unseen }) => (unseen.length === 0 ? null : [
  html("h3", {}, unseenTitle), html("ul", { class: "findings" }, byReason(unseen).map(([reason, parts]) =>
    html("li", {}, html("p", { class: "reason" }, reason), parts.map(({ path }) => html("small", {}, path))))),
]);
