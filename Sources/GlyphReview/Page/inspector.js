// One glyph, large: in the chosen view, in every setting, layer by layer, with its findings.

let inspected = null;

const inspector = document.getElementById("inspector");

function inspect(number) {
  const glyph = data.glyphs[number];
  inspected = number;
  const shownCards = cards.filter((card) => !card.element.hidden);
  const place = shownCards.findIndex((card) => card.number === number);
  const step = (by, title, keys) => html("button", { type: "button", disabled: !shownCards[place + by], "data-step": by, "aria-keyshortcuts": keys, onclick: () => inspect(shownCards[place + by].number) }, title);
  const focused = inspector.contains(document.activeElement) ? document.activeElement.dataset.step ?? "title" : "title";
  const title = html("h2", { id: "inspector-title", tabindex: "-1" }, glyph.name);
  inspector.replaceChildren(
    html("div", { class: "head" }, title, step(-1, "Previous", "ArrowLeft"), step(1, "Next", "ArrowRight"), html("button", { type: "button", onclick: () => inspector.close() }, "Close")),
    html("div", { class: "inside" },
      html("p", { class: "facts" }, `${colorNames(glyph).join(", ")} · ${glyph.source} · ${glyph.place} · at least ${glyph.least}:1${glyph.vibrancy ? ` · ${glyph.vibrancy} on materials` : ""}`),
      html("div", { class: "large" }, groundsOf(glyph).slice(0, 1).flatMap((ground) => tilesOn(glyph, ground, [200]))),
      copyButtons(glyph, null),
      found(glyph), choicesPart(glyph), html("h3", {}, "In every setting"), everySetting(glyph)));
  if (!inspector.open) inspector.showModal();
  (inspector.querySelector(`[data-step="${focused}"]:not(:disabled)`) ?? title).focus({ preventScroll: true });
}

function found(glyph) {
  if (glyph.findings.length === 0) return null;
  return [html("h3", {}, "Findings"), html("ul", { class: "findings" }, glyph.findings.map(({ finding }) => findingItem(finding)))];
}

function findingItem(finding) {
  return html("li", { class: finding.severity }, html("b", {}, finding.severity), ": ", finding.message,
    finding.hint ? html("small", {}, `What to do: ${finding.hint}`) : null, (finding.notes ?? []).map((note) => html("small", {}, note)),
    html("small", {}, `${finding.rule}${finding.place ? ` · ${finding.place}` : ""}`));
}

function choicesPart(glyph) {
  const choices = choicesOf(glyph);
  return choices ? [html("h3", {}, "Other fills"), choices] : null;
}

/** All appearances on the glyph's own grounds; those that look the same share a tile. */
function everySetting(glyph) {
  return glyph.on.map((ground) => {
    const groups = new Map();
    data.appearances.forEach((_, appearance) => {
      const setting = drawnSetting(ground, appearance);
      const shown = pictureOf(glyph, appearance);
      const key = [appearance & 1, shown.drawing, groundColor(ground, setting), ...fillsOf(shown.coats, setting)].join();
      groups.set(key, [...(groups.get(key) ?? []), appearance]);
    });
    const tiles = [...groups.values()].map((same) => tile(glyph, ground, same[0], [48], commonTitle(same)));
    return [html("p", { class: "on" }, `on ${data.grounds[ground].name}`), html("div", { class: "matrix" }, tiles)];
  });
}

/** What appearances of one style have in common; what all of them have is left out. */
function commonTitle(same) {
  const common = (title, usual) => {
    const titles = new Set(same.map((appearance) => title(appearance) || usual));
    return titles.size === 1 ? [...titles] : [];
  };
  const words = [...common(contrastTitle, "normal contrast"), ...common(levelTitle, "base")];
  return words.join(", ") || "every contrast and level";
}

inspector.addEventListener("close", () => {
  const card = cards[inspected];
  inspected = null;
  document.body.append(document.getElementById("toast"));
  card?.open.focus();
});
// A click outside of it closes it.
inspector.addEventListener("click", (event) => { if (event.target === inspector) inspector.close(); });
