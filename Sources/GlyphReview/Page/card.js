// The card of a glyph. It is drawn when it comes near the window, since a set may have thousands.

let cards = [];

function makeCard(glyph, number) {
  const open = html("button", { type: "button", tabindex: number === 0 ? "0" : "-1", "aria-haspopup": "dialog", onclick: () => inspect(number) }, breakable(glyph.name));
  const element = html("article", { class: "card", id: `glyph-${number}` },
    html("header", {}, html("div", {}, html("h3", {}, open), html("p", {}, colorNames(glyph).join(", "))), badge(glyph)));
  const card = { glyph, number, element, open, isFilled: false, isFresh: false };
  element.card = card;
  element.addEventListener("focusin", () => makeCurrent(card));
  return card;
}

function colorNames(glyph) {
  const names = new Set();
  for (const shown of glyph.pictures) for (const paint of shown.coats) names.add(data.coats[paint].isRole ? data.coats[paint].name : "original colours");
  return [...names];
}

function badge(glyph) {
  const count = new Set(glyph.findings.map(({ finding }) => finding)).size;
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

const observer = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    const card = entry.target.card;
    card.isNear = entry.isIntersecting;
    if (card.isNear && !card.isFresh) fillCard(card);
  }
}, { rootMargin: "600px 0px" });

/** Redraws the cards near the window, and the others when they come near. */
function drawCards() {
  const across = styles().length * levels().length / (view.style === "split" ? 2 : 1);
  const size = view.size === "all" ? 178 : Number(view.pixels) > 0 ? magnified(Number(view.size)) : Number(view.size);
  const width = Math.max(size + (view.ground !== "own" && data.grounds[view.ground].material ? 52 : 30), view.size === "all" ? 0 : 112);
  const root = document.documentElement.style;
  root.setProperty("--across", across);
  root.setProperty("--card-width", `${across * width + 8 * (across - 1) + 28}px`);
  root.setProperty("--card-height", "0");
  for (const card of cards) card.isFresh = false;
  const near = cards.filter((card) => card.isNear && !card.element.hidden);
  near.forEach(fillCard);
  // The height of most cards; the few with choices are higher.
  const first = near.find((card) => !card.element.querySelector(".choices")) ?? cards.find((card) => !card.element.hidden);
  if (first && !first.isFresh) fillCard(first);
  if (first) root.setProperty("--card-height", `${Math.ceil(first.element.getBoundingClientRect().height)}px`);
}

/** Only one card is in the order of the Tab key; arrows go to the others. */
let current = null;
function makeCurrent(card) {
  if (current === card) return;
  current?.element.querySelectorAll("button").forEach((button) => { button.tabIndex = -1; });
  current = card;
  card.element.querySelectorAll("button").forEach((button) => { button.tabIndex = 0; });
}

/** All cards are printed. */
addEventListener("beforeprint", () => cards.forEach((card) => { if (!card.isFresh && !card.element.hidden) fillCard(card); }));
