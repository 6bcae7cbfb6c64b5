// The colours of glyphs and of their backgrounds, with their values.

import { appearanceTitle } from "./appearances.js";
import { html } from "./element.js";
import { state } from "./state.js";

/** The table of the palette; null where it is empty. */
export function colorSection() {
  const { palette, appearances, backgrounds } = state.document;
  if (palette.length === 0) return null;
  // Elevated and high values only where a colour has some of its own.
  const shown = appearances.map((_, number) => number)
    .filter((number) => (number & 4) === 0 || palette.some(({ values }) => values[number] !== values[number & 3]));
  const system = backgrounds.find(({ name }) => name === "systemBackground");
  const sample = (/** @type {string} */ color, /** @type {AppearanceNumber} */ number) =>
    html("i", { style: `background:linear-gradient(${color},${color}),${system?.colors[number] ?? "#fff"}` });
  const head = html("tr", {}, html("th", { scope: "col" }, "Name"),
    shown.map((number) => html("th", { scope: "col" }, appearanceTitle(number))));
  const rows = palette.map(({ name, values, captions }) => html("tr", {}, html("th", { scope: "row" }, name),
    shown.map((number) => html("td", {}, sample(values[number], number), html("code", {}, captions[number])))));
  return html("section", { id: "colors", "aria-labelledby": "colors-title" },
    html("h2", { id: "colors-title" }, "Colours ", html("span", {}, String(palette.length))),
    html("div", { class: "table", tabindex: "0", role: "group", "aria-label": "Values of the colours" },
      html("table", {}, html("thead", {}, head), html("tbody", {}, rows))));
}
