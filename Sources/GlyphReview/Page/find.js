// The search: filters glyphs by words and by findings.

const textOf = (glyph) => [glyph.name, glyph.title ?? "", ...glyph.tags, data.groups[glyph.group], glyph.source, ...colorNames(glyph)].join(" ");

/** Single words: `systemIndigo` has two. */
const partsOf = (glyph) => textOf(glyph).split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u).map((part) => part.toLowerCase());

/** Do two words differ by one typo: a letter that is missing, added, changed, or swapped with the next one? */
function isNearly(word, other) {
  const [short, long] = word.length <= other.length ? [word, other] : [other, word];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = (text, from) => text.slice(from);
  if (short.length < long.length) return rest(short, start) === rest(long, start + 1);
  return rest(short, start + 1) === rest(long, start + 1)
    || (short[start] === long[start + 1] && short[start + 1] === long[start] && rest(short, start + 2) === rest(long, start + 2));
}

/** A test of glyphs for one word of the search. Typos count only where no glyph has the word, and only in long words. */
function finder(word) {
  const has = (card) => (card.words ??= textOf(card.glyph).toLowerCase()).includes(word);
  if (word.length < 4 || cards.some(has)) return has;
  return (card) => (card.parts ??= partsOf(card.glyph)).some((part) => part.length > 2 && (isNearly(word, part) || isNearly(word, part.slice(0, word.length))));
}

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
  const tests = view.query.toLowerCase().split(/\s+/).filter(Boolean).map(finder);
  let shown = 0;
  for (const card of cards) {
    const fits = tests.every((test) => test(card)) && isWanted(card.glyph);
    card.element.hidden = !fits;
    if (fits) shown += 1;
  }
  document.querySelectorAll("#sections > section:not(#colors)").forEach((section) => { section.hidden = !section.querySelector(".item:not([hidden])"); });
  document.getElementById("count").textContent = shown === cards.length ? counted(shown, "asset") : `${shown} of ${counted(cards.length, "asset")}`;
  document.getElementById("none").hidden = shown > 0 || cards.length === 0;
  countGroups();
  if (!current || current.element.hidden) {
    const first = cards.find((card) => !card.element.hidden);
    if (first) makeCurrent(first);
  }
}
