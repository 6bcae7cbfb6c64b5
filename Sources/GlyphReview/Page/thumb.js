// The tile of a glyph in the overview: its pictures next to each other, nothing else.

import { actions } from "./actions.js";
import { appearanceNumber } from "./appearances.js";
import { changeMark, changeTitle } from "./changes.js";
import { counted, html, one } from "./element.js";
import { findingCount, worstSeverity } from "./lookup.js";
import { state } from "./state.js";
import { plainPicture } from "./tile.js";
import { unseenTitle } from "./unseen.js";
import { backgroundsOf, contrasts, levels, styles } from "./view.js";

/** @param {Glyph} glyph @param {GlyphNumber} number @returns {Card} */
export function makeThumb(glyph, number) {
  const count = findingCount(glyph);
  const worst = count === 0 ? "info" : worstSeverity(glyph.findings);
  const findings = worst === "info" ? "" : counted(count, "finding");
  const unseen = glyph.unseen.length === 0 ? "" : unseenTitle.toLowerCase();
  const element = html("button", {
    type: "button", class: "item thumb", id: `glyph-${number}`, tabindex: number === 0 ? "0" : "-1",
    "aria-haspopup": "dialog",
    "aria-label": [glyph.title ?? glyph.name, changeTitle(glyph), findings, unseen].filter(Boolean).join(", "),
    "data-name": glyph.name, onclick: () => actions.inspect(number),
  },
  html("span", { class: "pair" }), html("span", { class: "name", "aria-hidden": "true" }, glyph.name),
  changeMark(glyph, true), worst === "info" ? null : html("i", { class: `dot ${worst}` }));
  return { glyph, number, element, open: element, isFilled: false, isFresh: false };
}

/** @param {Card} card */
export function fillThumb(card) {
  const { glyph, element } = card;
  const background = backgroundsOf(glyph)[0] ?? 0;
  const pairs = contrasts().flatMap((contrast) => levels().map((level) => styles().map((style) =>
    plainPicture(glyph, background, appearanceNumber(style, contrast, level), Number(state.view.zoom)))));
  const isSplit = state.view.style === "split";
  one(".pair", element).replaceChildren(
    ...(isSplit ? pairs.map((pair) => html("span", { class: "split" }, pair)) : pairs.flat()));
  card.isFilled = true;
  card.isFresh = true;
}

/** The size of tiles in this view. */
export function measureThumbs() {
  const across = contrasts().length * levels().length * (state.view.style === "both" ? 2 : 1);
  const size = Number(state.view.zoom);
  const isNamed = size > 24 || matchMedia("(pointer: coarse)").matches;
  const half = Math.round(size * 1.25 + 8);
  const root = document.documentElement;
  root.style.setProperty("--thumb-width", `${Math.max(across * half, isNamed ? 88 : 44)}px`);
  root.style.setProperty("--thumb-height", `${Math.round(size * 1.25 + 14)}px`);
  root.classList.toggle("named", isNamed);
}
