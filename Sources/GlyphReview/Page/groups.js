// The list of groups, with the number of glyphs that the search leaves in each; letters where a group has hundreds.

import { removedSection } from "./changes.js";
import { colorSection } from "./colors.js";
import { byId, html, one } from "./element.js";
import { arrangeItems, makeItems, makeList } from "./items.js";
import { state } from "./state.js";
import { layout } from "./view.js";

/** From so many glyphs on, a group has letters. */
const hundreds = 200;

/** @param {string} name */
export const groupTitle = (name) => name || (state.document.groups.length > 1 ? "Ungrouped" : "All");

/** @param {string} name */
const initial = (name) => (/^\p{L}/u.test(name) ? name[0].toUpperCase() : "#");

/**
 * A link by script, since the address contains the view.
 *
 * @param {string} id
 * @param {Child[]} contents
 */
function jump(id, ...contents) {
  const onclick = (/** @type {Event} */ event) => {
    event.preventDefault();
    byId(id).scrollIntoView();
    // With the keyboard, a person goes on from there.
    const heading = one("h2", byId(id));
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  return html("a", { href: `#${id}`, onclick }, contents);
}

/**
 * A link to the first glyph of a letter that a search leaves.
 *
 * @param {string} letter
 * @param {Card[]} own the group
 */
function jumpToLetter(letter, own) {
  const first = () => own.find((card) => card.letter === letter && !card.element.hidden);
  const onclick = (/** @type {Event} */ event) => {
    event.preventDefault();
    first()?.element.scrollIntoView();
    first()?.open.focus({ preventScroll: true });
  };
  const id = `${own[0].glyph.group} ${letter}`;
  return html("a", { href: `#glyph-${first()?.number}`, "data-letter": id, onclick }, letter);
}

/**
 * The letters of a large group, each with the number of its first glyph; none for other groups.
 *
 * @param {Card[]} own
 */
function lettersOf(own) {
  if (own.length < hundreds) return [];
  for (const card of own) card.letter = initial(card.glyph.name);
  return own.filter((card, index) => card.letter !== own[index - 1]?.letter);
}

export function showSections() {
  const scroll = scrollY;
  document.documentElement.dataset.layout = layout();
  makeItems();
  /** @type {HTMLElement[]} */
  const links = [];
  const sections = state.document.groups.map((name, number) => {
    const own = state.cards.filter(({ glyph }) => glyph.group === number);
    const jumps = lettersOf(own).map((card) => jumpToLetter(card.letter ?? "", own));
    links.push(html("li", {}, jump(`group-${number}`, html("b", {}, groupTitle(name)), html("span", {})),
      jumps.length === 0 ? null : html("p", { class: "letters" }, jumps)));
    return html("section", { id: `group-${number}`, "aria-labelledby": `title-${number}` },
      html("h2", { id: `title-${number}` }, groupTitle(name), " ", html("span", {})),
      makeList(own));
  });
  const removed = removedSection();
  if (removed) {
    sections.push(removed);
    links.push(html("li", {}, jump("removed", html("b", {}, "Removed"), html("span", {}))));
  }
  const colors = colorSection();
  if (colors) {
    sections.push(colors);
    links.push(html("li", {}, jump("colors", html("b", {}, "Colours"), html("span", {}))));
  }
  byId("sections").replaceChildren(...sections);
  byId("groups").replaceChildren(...links);
  arrangeItems();
  scrollTo(0, scroll);
}

/** After a search: how many are left, and where. */
export function countGroups() {
  const counts = state.document.groups.map(() => 0);
  const left = state.cards.filter(({ element }) => !element.hidden);
  for (const { glyph } of left) counts[glyph.group] += 1;
  counts.forEach((count, number) => {
    one(`#title-${number} span`).textContent = String(count);
    const link = one(`#groups a[href="#group-${number}"]`);
    one("span", link).textContent = String(count);
    link.classList.toggle("empty", count === 0);
  });
  const removed = document.querySelectorAll("#removed .gone:not([hidden])").length;
  document.querySelectorAll('#groups a[href="#removed"]').forEach((link) => {
    one("span", link).textContent = String(removed);
    link.classList.toggle("empty", removed === 0);
  });
  for (const link of document.querySelectorAll(".letters a")) {
    const isLeft = left.some(({ glyph, letter }) => `${glyph.group} ${letter}` === link.getAttribute("data-letter"));
    link.classList.toggle("empty", !isLeft);
  }
}
