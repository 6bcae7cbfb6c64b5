// The colours of glyphs and of their backgrounds, or of a catalog, by their groups: with their values and findings, and
// with former values where these have changed.

import { appearanceTitle } from "./appearances.js";
import { html, one } from "./element.js";
import { colorFindings } from "./findings.js";
import { state } from "./state.js";

/**
 * What a search reads of a colour: its names, and its values as they are written.
 *
 * @param {PaletteColor} color
 */
export const textOfColor = ({ title, name, group, captions }) =>
  [title, name, group, ...new Set(captions)].join(" ");

/**
 * The colours of the page: those of the palette, and removed ones, which have no values.
 *
 * @returns {PaletteColor[]}
 */
export function listedColors() {
  const { palette, changes } = state.document;
  const removed = (changes?.colors ?? []).filter(({ kind }) => kind === "removed");
  return [...palette, ...removed.map(({ name }) => ({ name, title: name, group: "", values: [], captions: [] }))];
}

/** @param {PaletteColor} color */
export const colorChange = ({ name }) => state.document.changes?.colors.find((change) => change.name === name);

/** The numbers of the appearances with a column. */
function shownAppearances() {
  const { palette, appearances, changes } = state.document;
  // Elevated and high values only where a colour has some of its own.
  return appearances.map((_, number) => number)
    .filter((number) => (number & 4) === 0 || palette.some(({ values }) => values[number] !== values[number & 3])
      || changes?.colors.some(({ before }) => before.some(({ appearances: own }) =>
        own.includes(number) && !own.includes(number & 3))));
}

/**
 * A name in code: what is before the last slash is the namespace, which the heading says, too.
 *
 * @param {string} title
 */
function nameOf(title) {
  const start = title.lastIndexOf("/") + 1;
  return [start > 0 ? html("span", { class: "namespace" }, title.slice(0, start), html("wbr")) : null,
    title.slice(start)];
}

/**
 * A colour, with its findings below.
 *
 * @param {PaletteColor} color
 * @param {number} index its place among the listed ones
 * @param {AppearanceNumber[]} shown
 */
function rowsOf(color, index, shown) {
  const { title, name, values, captions } = color;
  const system = state.document.backgrounds.find((background) => background.name === "systemBackground");
  const sample = (/** @type {string} */ value, /** @type {AppearanceNumber} */ number) =>
    html("i", { style: `background:linear-gradient(${value},${value}),${system?.colors[number] ?? "#fff"}` });
  const change = colorChange(color);
  const findings = colorFindings(name);
  const own = html("tr", { class: change ? `${change.kind} color` : null, "data-color": index },
    html("th", { scope: "row" }, change?.kind === "removed" ? html("del", {}, name) : nameOf(title),
      change ? html("small", {}, change.words) : null),
    shown.map((number) => {
      const former = change?.before.find(({ appearances: own }) => own.includes(number));
      const samples = [values[number], former?.value].map((value) => value && sample(value, number));
      return html("td", {}, html("div", { class: "values" }, samples),
        values[number] && html("code", {}, captions[number]),
        former ? html("del", {}, html("code", {}, former.caption)) : null);
    }));
  const cell = html("td", { colspan: shown.length + 1 }, findings);
  return [own, findings ? html("tr", { class: "found", "data-color": index }, cell) : null];
}

/** The table of the colours; null where there are none. */
export function colorSection() {
  const colors = listedColors();
  if (colors.length === 0) return null;
  const shown = shownAppearances();
  const head = html("tr", {}, html("th", { scope: "col" }, "Name"),
    shown.map((number) => html("th", { scope: "col" }, appearanceTitle(number))));
  // What is in no group comes first, as in a folder.
  const groups = new Set(["", ...colors.map(({ group }) => group)]);
  const bodies = [...groups].map((group) => {
    const rows = colors.map((color, index) => (color.group === group ? rowsOf(color, index, shown) : null));
    const title = group ? html("tr", {},
      html("th", { class: "group", scope: "rowgroup", colspan: shown.length + 1 }, group)) : null;
    return html("tbody", {}, title, rows);
  });
  return html("section", { id: "colors", "aria-labelledby": "colors-title" },
    html("h2", { id: "colors-title" }, "Colours ", html("span", {})),
    html("div", { class: "table", tabindex: "0", role: "group", "aria-label": "Values of the colours" },
      html("table", {}, html("thead", {}, head), bodies)));
}

/**
 * Shows the colours that a search leaves, and counts them.
 *
 * @param {(color: PaletteColor) => boolean} isFound
 * @returns {number}
 */
export function findColors(isFound) {
  const section = document.getElementById("colors");
  if (!section) return 0;
  const found = listedColors().map(isFound);
  for (const row of section.querySelectorAll("tr[data-color]")) {
    /** @type {HTMLElement} */ (row).hidden = !found[Number(row.getAttribute("data-color"))];
  }
  for (const body of section.querySelectorAll("tbody")) {
    body.hidden = body.querySelector("tr[data-color]:not([hidden])") === null;
  }
  const count = found.filter(Boolean).length;
  section.hidden = count === 0;
  one("h2 span", section).textContent = String(count);
  const link = one('#groups a[href="#colors"]');
  one("span", link).textContent = String(count);
  link.classList.toggle("empty", count === 0);
  return count;
}
