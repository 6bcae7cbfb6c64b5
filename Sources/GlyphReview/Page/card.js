// The card of a glyph, for a review: all figures, in the chosen view.

function makeCard(glyph, number) {
  const open = html("button", { type: "button", tabindex: number === 0 ? "0" : "-1", "aria-haspopup": "dialog", onclick: () => inspect(number) }, breakable(glyph.name));
  const element = html("article", { class: "item card", id: `glyph-${number}` },
    html("header", {}, html("div", {}, html("h3", {}, open), html("p", {}, colorNames(glyph).join(", "))), badge(glyph)));
  return { glyph, number, element, open, isFilled: false, isFresh: false };
}

function colorNames(glyph) {
  const names = new Set();
  for (const shown of glyph.pictures) for (const paint of shown.coats) names.add(data.coats[paint].isRole ? data.coats[paint].name : "original colours");
  return [...names];
}

function badge(glyph) {
  const count = findingCount(glyph);
  if (count === 0) return null;
  return html("span", { class: `badge ${worstSeverity(glyph.findings)}`, title: [...new Set(glyph.findings.map(({ finding }) => finding.rule))].join(", ") }, worstSeverity(glyph.findings) === "info" ? null : html("span", { "aria-hidden": "true" }, "▲ "), String(count), html("span", { class: "hidden" }, count === 1 ? " finding" : " findings"));
}

/** Draws a card for the current view. */
function fillCard(card) {
  const { glyph, element } = card;
  const contents = [];
  const grounds = groundsOf(glyph);
  for (const ground of grounds) {
    const name = data.grounds[ground].name;
    if (view.ground === "own" && (grounds.length > 1 || name !== "systemBackground")) contents.push(html("p", { class: "on" }, "on ", breakable(name)));
    contents.push(html("div", { class: "tiles" }, tilesOn(glyph, ground)));
  }
  if (view.choices || view.finding === "doubtful-fill") contents.push(choicesOf(glyph));
  contents.push(copyButtons(glyph, card));
  while (element.children.length > 1) element.lastChild.remove();
  element.append(...contents.filter(Boolean));
  card.isFilled = true;
  card.isFresh = true;
}

/** The sizes of cards in this view. */
function measureCards() {
  const across = styles().length * levels().length / (view.style === "split" ? 2 : 1);
  const size = view.size === "all" ? 178 : Number(view.pixels) > 0 ? magnified(Number(view.size)) : Number(view.size);
  const width = Math.max(size + (view.ground !== "own" && data.grounds[view.ground].material ? 52 : 30), view.size === "all" ? 0 : 112);
  const root = document.documentElement.style;
  root.setProperty("--across", across);
  root.setProperty("--card-width", `${across * width + 8 * (across - 1) + 28}px`);
  root.setProperty("--card-height", "0");
  // The height of most cards; the few with choices are higher.
  const shown = cards.filter((card) => !card.element.hidden);
  const first = shown.find((card) => !card.glyph.pictures.some(({ choices }) => choices)) ?? shown[0];
  if (!first) return;
  fillCard(first);
  root.setProperty("--card-height", `${Math.ceil(first.element.getBoundingClientRect().height)}px`);
}
