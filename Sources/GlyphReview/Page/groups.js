// The list of groups, with the number of glyphs that the search leaves in each; letters where a group has hundreds.

import { colorSection } from "./colors.js";
import { byId, html, one } from "./element.js";
import { listClass, makeItems, observeItems } from "./items.js";
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
  };
  return html("a", { href: `#${id}`, onclick }, contents);
}

/**
 * The items of a group; in a large one, the first of each letter has the letter in front.
 *
 * @param {number} number
 * @param {Card[]} own
 */
function lettered(number, own) {
  /** @type {string[]} */
  const letters = [];
  if (own.length < hundreds) return { letters, items: own.map(({ element }) => element) };
  const items = own.flatMap((card, index) => {
    const letter = initial(card.glyph.name);
    card.letter = letter;
    if (index > 0 && letter === initial(own[index - 1].glyph.name)) return [card.element];
    letters.push(letter);
    return [html("h3", { class: "letter", id: `group-${number}-${letters.length - 1}` }, letter), card.element];
  });
  return { letters, items };
}

export function showSections() {
  const scroll = scrollY;
  document.documentElement.dataset.layout = layout();
  makeItems();
  /** @type {HTMLElement[]} */
  const links = [];
  const sections = state.document.groups.map((name, number) => {
    const { letters, items } = lettered(number, state.cards.filter(({ glyph }) => glyph.group === number));
    const jumps = letters.map((letter, index) => jump(`group-${number}-${index}`, letter));
    links.push(html("li", {}, jump(`group-${number}`, html("b", {}, groupTitle(name)), html("span", {})),
      jumps.length === 0 ? null : html("p", { class: "letters" }, jumps)));
    return html("section", { id: `group-${number}`, "aria-labelledby": `title-${number}` },
      html("h2", { id: `title-${number}` }, groupTitle(name), " ", html("span", {})),
      html("div", { class: listClass() }, items));
  });
  const colors = colorSection();
  if (colors) {
    sections.push(colors);
    const count = html("span", {}, String(state.document.palette.length));
    links.push(html("li", {}, jump("colors", html("b", {}, "Colours"), count)));
  }
  byId("sections").replaceChildren(...sections);
  byId("groups").replaceChildren(...links);
  observeItems();
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
  // What a search leaves of a large group needs no letters.
  const wanted = new Set(left.filter(({ glyph }) => counts[glyph.group] >= hundreds)
    .map(({ glyph, letter }) => `${glyph.group} ${letter}`));
  document.querySelectorAll(".letter").forEach((element) => {
    const heading = /** @type {HTMLElement} */ (element);
    const [, number] = heading.id.split("-");
    heading.hidden = !wanted.has(`${number} ${heading.textContent}`);
    one(`#groups a[href="#${heading.id}"]`).classList.toggle("empty", heading.hidden);
  });
}
