// The colours of glyphs and of their backgrounds, with their values.

function colorSection() {
  if (data.colors.length === 0) return null;
  // Elevated and high values only where a colour has some of its own.
  const shown = data.appearances.map((_, number) => number)
    .filter((number) => (number & 4) === 0 || data.colors.some(({ values }) => values[number] !== values[number & 3]));
  const ground = (number) => data.grounds.find(({ name }) => name === "systemBackground")?.colors[number] ?? "#fff";
  return html("section", { id: "colors", "aria-labelledby": "colors-title" },
    html("h2", { id: "colors-title" }, "Colours ", html("span", {}, String(data.colors.length))),
    html("div", { class: "table", tabindex: "0", role: "group", "aria-label": "Values of the colours" }, html("table", {},
      html("thead", {}, html("tr", {}, html("th", { scope: "col" }, "Name"), shown.map((number) => html("th", { scope: "col" }, appearanceTitle(number))))),
      html("tbody", {}, data.colors.map(({ name, values, captions }) => html("tr", {}, html("th", { scope: "row" }, name),
        shown.map((number) => html("td", {}, html("i", { style: `background:linear-gradient(${values[number]},${values[number]}),${ground(number)}` }), html("code", {}, captions[number])))))))));
}
