// The search: filters glyphs by words and by findings.

import { changeFilters, findRemoved, isChangeFilter, isChangeWanted } from "./changes.js";
import { byId, counted, html } from "./element.js";
import { countGroups } from "./groups.js";
import { makeCurrent } from "./items.js";
import { colorNames, failsHere } from "./lookup.js";
import { isNearlyIn, partsOf } from "./search.js";
import { state } from "./state.js";

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
 * A test of glyphs for one word of the search. Typos count only where no glyph has the word.
 *
 * @param {string} word in lower case
 * @returns {(card: Card) => boolean}
 */
function finder(word) {
  const has = (/** @type {Card} */ card) => (card.words ??= textOf(card.glyph).toLowerCase()).includes(word);
  if (word.length < 4 || state.cards.some(has)) return has;
  return (card) => isNearlyIn(word, card.parts ??= partsOf(textOf(card.glyph)));
}

/** Fills the list of changes and findings that glyphs can be filtered by. */
export function listFindings() {
  const { glyphs } = state.document;
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { findings } of glyphs) {
    const rules = new Set(findings.map(({ finding }) => finding.rule));
    for (const rule of rules) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  const withFindings = glyphs.filter(({ findings }) => findings.length > 0).length;
  const option = (/** @type {string} */ value, /** @type {string} */ text) => html("option", { value }, text);
  byId("finding").replaceChildren(
    ...changeFilters().map(([value, text]) => option(value, text)),
    option("", "All glyphs"), option("any", `With findings (${withFindings})`),
    option("here", "Below minimum in this view"),
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
  if (wanted === "here") return failsHere(glyph);
  return wanted === "" || glyph.findings.some(({ finding }) => finding.rule === wanted);
}

/** Hides what the search and the filter leave out. */
export function find() {
  const { cards, view } = state;
  const words = view.query.toLowerCase().split(/\s+/).filter(Boolean);
  const tests = words.map(finder);
  let shown = 0;
  for (const card of cards) {
    const fits = tests.every((test) => test(card)) && isWanted(card.glyph);
    card.element.hidden = !fits;
    if (fits) shown += 1;
  }
  const removed = findRemoved(words);
  for (const { element, cards: own } of state.lists) {
    /** @type {HTMLElement} */ (element.parentElement).hidden = own.every((card) => card.element.hidden);
  }
  const all = counted(cards.length, "asset");
  byId("count").textContent = shown === cards.length ? all : `${shown} of ${all}`;
  const isNothing = shown + removed === 0 && cards.length > 0;
  byId("none").hidden = !isNothing;
  document.documentElement.classList.toggle("nothing", isNothing);
  countGroups();
  if (!state.current || state.current.element.hidden) {
    const first = cards.find((card) => !card.element.hidden);
    if (first) makeCurrent(first);
  }
}
