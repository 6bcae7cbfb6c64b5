// The glyphs on the page, each as a card of the review or as a tile of the overview. They are drawn when they come near
// the window, since a set may have thousands.

let cards = [];

/** The ways to show a glyph, by layout. */
const layouts = {
  overview: { list: "thumbs", make: makeThumb, fill: fillThumb, measure: measureThumbs },
  review: { list: "cards", make: makeCard, fill: fillCard, measure: measureCards },
};

function makeItem(glyph, number) {
  const card = layouts[layout()].make(glyph, number);
  card.element.card = card;
  card.element.addEventListener("focusin", () => makeCurrent(card));
  return card;
}

function fillItem(card) { layouts[layout()].fill(card); }

const observer = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    const card = entry.target.card;
    card.isNear = entry.isIntersecting;
    if (card.isNear && !card.isFresh) fillItem(card);
  }
}, { rootMargin: "600px 0px" });

/** Draws the items in the window or near it at once, and the others when they come near. */
function drawItems() {
  for (const card of cards) card.isFresh = false;
  layouts[layout()].measure();
  const isInWindow = (card) => {
    const box = card.element.getBoundingClientRect();
    return box.bottom > 0 && box.top < innerHeight;
  };
  const shown = cards.filter((card) => !card.element.hidden && !card.isFresh).filter((card) => card.isNear || isInWindow(card));
  shown.forEach(fillItem);
}

/** Only one item is in the order of the Tab key; arrows go to the others. */
let current = null;
function makeCurrent(card) {
  if (current === card) return;
  const buttons = ({ element }) => (element.matches("button") ? [element] : [...element.querySelectorAll("button")]);
  if (current) buttons(current).forEach((button) => { button.tabIndex = -1; });
  current = card;
  buttons(card).forEach((button) => { button.tabIndex = 0; });
}

/** All items are printed. */
addEventListener("beforeprint", () => cards.forEach((card) => { if (!card.isFresh && !card.element.hidden) fillItem(card); }));
