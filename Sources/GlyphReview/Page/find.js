// The search: filters glyphs by words and by findings.

const keyOfGlyph = (glyph) => [glyph.name, glyph.source, ...colorNames(glyph)].join(" ").toLowerCase();

function listFindings() {
  const select = document.getElementById("finding");
  const counts = new Map();
  for (const glyph of data.glyphs) for (const rule of new Set(glyph.findings.map(({ finding }) => finding.rule))) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const withFindings = data.glyphs.filter((glyph) => glyph.findings.length > 0).length;
  const option = (value, text) => html("option", { value }, text);
  select.replaceChildren(option("", "All glyphs"), option("any", `With findings (${withFindings})`), option("here", "Below minimum in this view"),
    ...[...counts].map(([rule, count]) => option(rule, `${rule} (${count})`)));
}

function isWanted(glyph) {
  if (view.finding === "any") return glyph.findings.length > 0;
  if (view.finding === "here") return failsHere(glyph);
  return view.finding === "" || glyph.findings.some(({ finding }) => finding.rule === view.finding);
}

function find() {
  const words = view.query.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const card of cards) {
    card.key ??= keyOfGlyph(card.glyph);
    const fits = words.every((word) => card.key.includes(word)) && isWanted(card.glyph);
    card.element.hidden = !fits;
    if (fits) shown += 1;
  }
  document.querySelectorAll("#sections > section:not(#colors)").forEach((section) => { section.hidden = !section.querySelector(".card:not([hidden])"); });
  document.getElementById("count").textContent = shown === cards.length ? counted(shown, "asset") : `${shown} of ${counted(cards.length, "asset")}`;
  document.getElementById("none").hidden = shown > 0 || cards.length === 0;
  if (!current || current.element.hidden) {
    const first = cards.find((card) => !card.element.hidden);
    if (first) makeCurrent(first);
  }
}
