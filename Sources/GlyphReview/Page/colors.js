// The colours of glyphs and of their backgrounds, with their values and findings, and with former values where these
// have changed.

import { appearanceTitle } from "./appearances.js";
import { html } from "./element.js";
import { colorFindings } from "./findings.js";
import { state } from "./state.js";

/** The table of the palette; null where it is empty. */
export function colorSection() {
  const { palette, appearances, backgrounds, changes } = state.document;
  const removed = (changes?.colors ?? []).filter(({ kind }) => kind === "removed");
  if (palette.length + removed.length === 0) return null;
  // Elevated and high values only where a colour has some of its own.
  const shown = appearances.map((_, number) => number)
    .filter((number) => (number & 4) === 0 || palette.some(({ values }) => values[number] !== values[number & 3])
      || changes?.colors.some(({ before }) => before.some(({ appearances: own }) =>
        own.includes(number) && !own.includes(number & 3))));
  const system = backgrounds.find(({ name }) => name === "systemBackground");
  const sample = (/** @type {string} */ color, /** @type {AppearanceNumber} */ number) =>
    html("i", { style: `background:linear-gradient(${color},${color}),${system?.colors[number] ?? "#fff"}` });
  const head = html("tr", {}, html("th", { scope: "col" }, "Name"),
    shown.map((number) => html("th", { scope: "col" }, appearanceTitle(number))));
  /** @param {{ name: string, values: string[], captions: string[] }} color */
  const row = ({ name, values, captions }) => {
    const change = changes?.colors.find((color) => color.name === name);
    const findings = colorFindings(name);
    const own = html("tr", { class: change ? `${change.kind} color` : null },
      html("th", { scope: "row" }, change?.kind === "removed" ? html("del", {}, name) : name,
        change ? html("small", {}, change.words) : null),
      shown.map((number) => {
        const former = change?.before.find(({ appearances: own }) => own.includes(number));
        const samples = [values[number], former?.value].map((value) => value && sample(value, number));
        return html("td", {}, html("div", { class: "values" }, samples),
          values[number] && html("code", {}, captions[number]),
          former ? html("del", {}, html("code", {}, former.caption)) : null);
      }));
    return [own, findings ? html("tr", {}, html("td", { colspan: shown.length + 1 }, findings)) : null];
  };
  const rows = [...palette, ...removed.map(({ name }) => ({ name, values: [], captions: [] }))].map(row);
  return html("section", { id: "colors", "aria-labelledby": "colors-title" },
    html("h2", { id: "colors-title" }, "Colours ", html("span", {}, String(palette.length))),
    html("div", { class: "table", tabindex: "0", role: "group", "aria-label": "Values of the colours" },
      html("table", {}, html("thead", {}, head), html("tbody", {}, rows))));
}
