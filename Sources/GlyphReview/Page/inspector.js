// One glyph, large: in the chosen view, in every setting, layer by layer, with its findings.

let inspected = null;

const inspector = document.getElementById("inspector");

function inspect(number) {
  const glyph = data.glyphs[number];
  inspected = number;
  writeAddress();
  const numbers = flow?.numbers ?? cards.filter((card) => !card.element.hidden).map((card) => card.number);
  const place = numbers.indexOf(number);
  const step = (by, title, keys) => html("button", { type: "button", disabled: numbers[place + by] === undefined || place < 0, "data-step": by, "aria-keyshortcuts": keys, "aria-label": title, title, onclick: () => inspect(numbers[place + by]) }, by < 0 ? "←" : "→");
  const focused = inspector.contains(document.activeElement) ? document.activeElement.dataset.step ?? "title" : "title";
  const title = html("h2", { id: "inspector-title", tabindex: "-1" }, glyph.name);
  const fills = choicesPart(glyph);
  const motif = besideEachOther("The same body", motifOf(number), number);
  inspector.classList.toggle("flow", flow !== null);
  inspector.replaceChildren(
    html("div", { class: "head" }, html("div", { class: "titles" }, title, html("p", {}, [glyph.title, groupTitle(data.groups[glyph.group]), ...glyph.tags].filter(Boolean).join(" · "))),
      place < 0 ? null : html("p", { class: "position" }, `${flow ? flow.title + " " : ""}${place + 1} of ${numbers.length}`),
      step(-1, "Previous", "ArrowLeft"), step(1, "Next", "ArrowRight"), html("button", { type: "button", onclick: () => inspector.close() }, "Close")),
    html("div", { class: "inside" },
      html("div", { class: "large" }, groundsOf(glyph).slice(0, 1).flatMap((ground) => tilesOn(glyph, ground, [flow ? 96 : 200], view.ratios))),
      html("div", { class: "bar" }, copyButtons(glyph, null),
        html("div", { class: "guides", role: "group", "aria-label": "Show" }, toggle("grid", "Grid"), toggle("keys", "Key lines"), toggle("points", "Points"), toggle("ratios", "Contrast"))),
      flow ? [motif, fills, twinsOf(number), found(glyph)] : [found(glyph), familyOf(number), symbolPart(glyph), rightToLeftPart(glyph), motif, twinsOf(number), fills],
      html("h3", {}, "In every setting"), everySetting(glyph), facts(glyph)));
  if (!inspector.open) inspector.showModal();
  (inspector.querySelector(`[data-step="${focused}"]:not(:disabled)`) ?? title).focus({ preventScroll: true });
}

/** A switch of the view, in the inspector. */
function toggle(key, title) {
  const flip = () => {
    change({ ...view, [key]: !view[key] });
    writeControls();
    inspector.querySelector(`[data-toggle=${key}]`)?.focus({ preventScroll: true });
  };
  return html("button", { type: "button", class: "toggle", "data-toggle": key, "aria-pressed": String(view[key]), onclick: flip }, title);
}

function facts(glyph) {
  const rows = [
    ["Colours", colorNames(glyph).join(", ")], ["Source", glyph.source], ["Manifest", glyph.place], ["Minimum", `${glyph.least} : 1`],
    ...(glyph.vibrancy ? [["On materials", glyph.vibrancy]] : []),
  ];
  return html("dl", { class: "facts" }, rows.map(([name, value]) => [html("dt", {}, name), html("dd", {}, value)]).flat());
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
  return choices ? [html("h3", {}, flow ? "Which fill is right?" : "Other fills"), choices] : null;
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
    const tiles = [...groups.values()].map((same) => tile(glyph, ground, same[0], [48], view.ratios, commonTitle(same)));
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
  flow = null;
  writeAddress();
  document.body.append(document.getElementById("toast"));
  card?.open.focus();
});
// A click outside of it closes it.
inspector.addEventListener("click", (event) => { if (event.target === inspector) inspector.close(); });
