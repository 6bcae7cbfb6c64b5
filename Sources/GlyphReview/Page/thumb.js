// The tile of a glyph in the overview: its pictures next to each other, nothing else.

function makeThumb(glyph, number) {
  const count = findingCount(glyph);
  const worst = count === 0 ? "info" : worstSeverity(glyph.findings);
  const label = [glyph.title ?? glyph.name, worst === "info" ? "" : counted(count, "finding")].filter(Boolean).join(", ");
  const element = html("button", { type: "button", class: "item thumb", id: `glyph-${number}`, tabindex: number === 0 ? "0" : "-1", "aria-haspopup": "dialog", "aria-label": label, "data-name": glyph.name, onclick: () => inspect(number) },
    html("span", { class: "pair" }), html("span", { class: "name", "aria-hidden": "true" }, glyph.name), worst === "info" ? null : html("i", { class: `dot ${worst}` }));
  return { glyph, number, element, open: element, isFilled: false, isFresh: false };
}

function fillThumb(card) {
  const { glyph, element } = card;
  const ground = groundsOf(glyph)[0] ?? 0;
  const half = (appearance) => plainPicture(glyph, ground, appearance, Number(view.zoom));
  const pictures = contrasts().flatMap((contrast) => levels().map((level) => styles().map((style) => half(appearanceNumber(style, contrast, level)))));
  element.firstChild.replaceChildren(...(view.style === "split" ? pictures.map((pair) => html("span", { class: "split" }, pair)) : pictures.flat()));
  card.isFilled = true;
  card.isFresh = true;
}

/** The size of tiles in this view. */
function measureThumbs() {
  const across = contrasts().length * levels().length * (view.style === "both" ? 2 : 1);
  const size = Number(view.zoom);
  const isNamed = size > 24 || matchMedia("(pointer: coarse)").matches;
  const half = Math.round(size * 1.25 + 8);
  const root = document.documentElement;
  root.style.setProperty("--thumb-width", `${Math.max(across * half, isNamed ? 88 : 44)}px`);
  root.style.setProperty("--thumb-height", `${Math.round(size * 1.25 + 14)}px`);
  root.classList.toggle("named", isNamed);
}
