// The search: filters glyphs and colours by words and by findings.

import { changeFilters, findRemoved, isChangeFilter, isChangeWanted } from "./changes.js";
import { colorChange, findColors, listedColors, textOfColor } from "./colors.js";
import { byId, html } from "./element.js";
import { countGroups } from "./groups.js";
import { makeCurrent } from "./items.js";
import { colorNames, failsHere } from "./lookup.js";
import { isNearlyIn, partsOf } from "./search.js";
import { state } from "./state.js";
import { unseenTitle } from "./unseen.js";
import { allItems, countsColors, itemWord } from "./words.js";

/**
 * What a search reads of a glyph.
 *
 * @param {Glyph} glyph
 */
function textOf(glyph) {
  const group = state.document.groups[glyph.group];
  const names = [glyph.name, glyph.change?.from ?? "", glyph.title ?? ""];
  return [...names, ...glyph.tags, group, glyph.source, ...colorNames(glyph)].join(" ");
}

/**
 * Tests of glyphs and of colours for one word of the search. Typos count only where none of them has the word.
 *
 * @param {string} word in lower case
 * @returns {{ ofCard: (card: Card) => boolean, ofColor: (color: PaletteColor) => boolean }}
 */
function finder(word) {
  const ofCard = (/** @type {Card} */ card) => (card.words ??= textOf(card.glyph).toLowerCase()).includes(word);
  const ofColor = (/** @type {PaletteColor} */ color) => textOfColor(color).toLowerCase().includes(word);
  if (word.length < 4 || state.cards.some(ofCard) || listedColors().some(ofColor)) return { ofCard, ofColor };
  return {
    ofCard: (card) => isNearlyIn(word, card.parts ??= partsOf(textOf(card.glyph))),
    ofColor: (color) => isNearlyIn(word, partsOf(textOfColor(color))),
  };
}

/**
 * The lints that have found something about each colour, by its name.
 *
 * @returns {Map<string, Set<string>>}
 */
function rulesOfColors() {
  const rules = new Map();
  for (const { colors, rule } of state.document.findings) {
    for (const color of colors) rules.set(color, (rules.get(color) ?? new Set()).add(rule));
  }
  return rules;
}

/** Fills the list of changes and findings that glyphs can be filtered by. */
export function listFindings() {
  const rules = [
    ...state.document.glyphs.map(({ findings }) => new Set(findings.map(({ finding }) => finding.rule))),
    ...rulesOfColors().values(),
  ];
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const rule of rules.flatMap((own) => [...own])) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const withFindings = rules.filter((own) => own.size > 0).length;
  const withUnseen = state.document.glyphs.filter(({ unseen }) => unseen.length > 0).length;
  const option = (/** @type {string} */ value, /** @type {string} */ text) => html("option", { value }, text);
  byId("finding").replaceChildren(
    ...changeFilters().map(([value, text]) => option(value, text)),
    option("", `All ${itemWord()}s`), option("any", `With findings (${withFindings})`),
    option("here", "Below minimum in this view"),
    ...(withUnseen > 0 ? [option("unseen", `${unseenTitle} (${withUnseen})`)] : []),
    ...[...counts].map(([rule, count]) => option(rule, `${rule} (${count})`)));
}

/**
 * Whether a glyph has the change or the findings that the view asks for.
 *
 * @param {Glyph} glyph
 */
function isWanted(glyph) {
  const wanted = state.view.finding;
  if (isChangeFilter(wanted)) return isChangeWanted(glyph, wanted);
  if (wanted === "any") return glyph.findings.length > 0;
  if (wanted === "unseen") return glyph.unseen.length > 0;
  if (wanted === "here") return failsHere(glyph);
  return wanted === "" || glyph.findings.some(({ finding }) => finding.rule === wanted);
}

/**
 * Whether a colour has the change or the findings that the view asks for.
 *
 * @param {PaletteColor} color
 * @param {Map<string, Set<string>>} rules of all colours
 */
function isColorWanted(color, rules) {
  const wanted = state.view.finding;
  const kind = colorChange(color)?.kind;
  if (isChangeFilter(wanted)) return kind !== undefined && (wanted === "changed" || wanted === `changed:${kind}`);
  if (wanted === "any") return rules.has(color.name);
  return wanted === "" || (rules.get(color.name)?.has(wanted) ?? false);
}

/** Hides what the search and the filter leave out. */
export function find() {
  const { cards, view } = state;
  const words = view.query.toLowerCase().split(/\s+/).filter(Boolean);
  const tests = words.map(finder);
  let shown = 0;
  for (const card of cards) {
    const fits = tests.every(({ ofCard }) => ofCard(card)) && isWanted(card.glyph);
    card.element.hidden = !fits;
    if (fits) shown += 1;
  }
  const rules = rulesOfColors();
  const colors = findColors((color) => tests.every(({ ofColor }) => ofColor(color)) && isColorWanted(color, rules));
  const removed = findRemoved(words);
  for (const { element, cards: own } of state.lists) {
    /** @type {HTMLElement} */ (element.parentElement).hidden = own.every((card) => card.element.hidden);
  }
  const isAll = shown === cards.length && (!countsColors() || colors === listedColors().length);
  byId("count").textContent = isAll ? allItems() : `${shown + (countsColors() ? colors : 0)} of ${allItems()}`;
  const isNothing = shown + colors + removed === 0 && cards.length + listedColors().length > 0;
  byId("none").hidden = !isNothing;
  document.documentElement.classList.toggle("nothing", isNothing);
  countGroups();
  if (!state.current || state.current.element.hidden) {
    const first = cards.find((card) => !card.element.hidden);
    if (first) makeCurrent(first);
  }
}
