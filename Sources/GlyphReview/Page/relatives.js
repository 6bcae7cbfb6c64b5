// The glyphs that belong to a glyph: with the same body, alike in dark, or other assets of the same drawing.

import { actions } from "./actions.js";
import { appearanceNumber } from "./appearances.js";
import { html } from "./element.js";
import { groupsOf } from "./lookup.js";
import { state } from "./state.js";
import { plainPicture } from "./tile.js";
import { backgroundsOf, styles } from "./view.js";

/**
 * The numbers of glyphs with the same body as this one, the simplest first.
 *
 * @param {GlyphNumber} number
 */
export const relativesOf = (number) => state.document.relatives.find((numbers) => numbers.includes(number)) ?? [];

/** Sets of glyphs that look the same in dark. */
export function twins() {
  const sets = state.document.findings.map(({ compared }) => compared).filter((numbers) => numbers.length > 0);
  return [...new Map(sets.map((numbers) => [numbers.join(), numbers])).values()];
}

/**
 * The glyphs that look like this one in dark.
 *
 * @param {GlyphNumber} number
 */
export function twinsOf(number) {
  const numbers = new Set(twins().filter((set) => set.includes(number)).flat());
  return besideEachOther("Alike in dark", [...numbers], number);
}

/**
 * Some glyphs next to each other, in light and dark.
 *
 * @param {string} title
 * @param {GlyphNumber[]} numbers
 * @param {GlyphNumber} number the one that is shown already
 */
export function besideEachOther(title, numbers, number) {
  if (numbers.length < 2) return null;
  // Sets of different groups may have one name.
  const isNamed = new Set(numbers.map((other) => state.document.glyphs[other].name)).size === numbers.length;
  const pair = (/** @type {GlyphNumber} */ other) => {
    const glyph = state.document.glyphs[other];
    const background = backgroundsOf(glyph)[0] ?? 0;
    const pictures = [0, 1].map((appearance) => plainPicture(glyph, background, appearance, 56));
    const onclick = () => actions.inspect(other);
    return html("button", { type: "button", class: "choice twin", disabled: other === number, onclick },
      html("span", { class: "pair" }, pictures),
      html("span", { class: "words" }, [...(isNamed ? [] : groupsOf(glyph)), glyph.name].join(" / ")));
  };
  return [html("h3", {}, title), html("div", { class: "twins" }, numbers.map(pair))];
}

/**
 * The other assets of the same drawing, each a way to it.
 *
 * @param {GlyphNumber} number
 */
export function variantsOf(number) {
  const { glyphs } = state.document;
  const glyph = glyphs[number];
  const family = glyphs.map((other, index) => ({ other, index }))
    .filter(({ other }) => other.entry === glyph.entry && other.group === glyph.group);
  if (family.length < 2) return null;
  const tiles = family.map(({ other, index }) => {
    const background = backgroundsOf(other)[0] ?? 0;
    const pictures = styles().map((style) =>
      plainPicture(other, background, appearanceNumber(style, "normal", "base"), 32));
    const current = index === number ? "true" : null;
    const onclick = () => actions.inspect(index);
    return html("button", { type: "button", class: "relative", "aria-current": current, onclick },
      html("span", { class: "pair" }, pictures),
      html("span", {}, other.name.slice(other.entry.length + 1) || other.name));
  });
  return [html("h3", {}, "Variants"), html("div", { class: "family" }, tiles)];
}
