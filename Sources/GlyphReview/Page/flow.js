// What somebody has to look at, one after another: low-confidence fills, motifs, and glyphs that look alike in dark.

/** The glyphs that the inspector goes through; null where it shows any. */
let flow = null;

/** Those with alternatives, one of each entry of the manifest. */
function uncertainGlyphs() {
  const entries = new Set();
  return data.glyphs.flatMap((glyph, number) => {
    const isUncertain = glyph.findings.some(({ finding }) => finding.rule === "doubtful-fill") && glyph.pictures.some(({ choices }) => choices);
    if (!isUncertain || entries.has(glyph.entry)) return [];
    entries.add(glyph.entry);
    return [number];
  });
}

/** Sets of glyphs that look the same in dark. */
function twins() {
  const sets = data.findings.filter(({ compared }) => compared).map(({ compared }) => compared);
  return [...new Map(sets.map((numbers) => [numbers.join(), numbers])).values()];
}

/** Glyphs with the same body, the simplest first. */
const motifs = () => data.motifs ?? [];

const motifOf = (number) => motifs().find((numbers) => numbers.includes(number)) ?? [];

function showFlows() {
  const uncertain = uncertainGlyphs();
  const left = uncertain.filter((number) => !isSettled(data.glyphs[number])).length;
  const pairs = twins();
  const row = (text, action, numbers, title) => html("p", {}, html("span", {}, text), html("button", { type: "button", onclick: () => startFlow(numbers, title) }, action));
  const rows = [
    uncertain.length === 0 ? null : row([html("b", {}, counted(uncertain.length, "low-confidence fill")), left < uncertain.length ? `, ${left === 0 ? "all" : uncertain.length - left} looked at` : ""], left === 0 ? "Look again" : "Review one by one", uncertain, "Low-confidence fill"),
    motifs().length === 0 ? null : row(html("b", {}, counted(motifs().length, "motif")), "Compare", motifs().map(([first]) => first), "Motif"),
    pairs.length === 0 ? null : row(html("b", {}, `${counted(pairs.length, "group")} alike in dark`), "Compare", pairs.map(([first]) => first), "Alike in dark"),
  ].filter(Boolean);
  const section = document.getElementById("flows");
  section.hidden = rows.length === 0;
  section.replaceChildren(...rows);
}

function startFlow(numbers, title) {
  flow = { numbers, title };
  inspect(numbers.find((number) => !isSettled(data.glyphs[number])) ?? numbers[0]);
}

/** To the next glyph that nobody has looked at; after the last one, the flow ends. */
function goOn() {
  const place = flow.numbers.indexOf(inspected);
  const next = [...flow.numbers.slice(place + 1), ...flow.numbers.slice(0, place)].find((number) => !isSettled(data.glyphs[number]));
  if (next !== undefined) return inspect(next);
  say(`All ${flow.numbers.length} looked at`);
  inspector.close();
}

/** The glyphs that look like this one in dark. */
function twinsOf(number) {
  return besideEachOther("Alike in dark", [...new Set(twins().filter((numbers) => numbers.includes(number)).flat())], number);
}

/** Some glyphs next to each other, in light and dark. */
function besideEachOther(title, numbers, number) {
  if (numbers.length < 2) return null;
  const pair = (other) => {
    const glyph = data.glyphs[other];
    const ground = groundsOf(glyph)[0] ?? 0;
    const pictures = [0, 1].map((appearance) => plainPicture(glyph, ground, appearance, 56));
    return html("button", { type: "button", class: "choice twin", disabled: other === number, onclick: () => inspect(other) }, html("span", { class: "pair" }, pictures), html("span", { class: "words" }, glyph.name));
  };
  return [html("h3", {}, title), html("div", { class: "twins" }, numbers.map(pair))];
}
