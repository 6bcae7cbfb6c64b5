// The alternatives of a low-confidence fill. A click picks one; picks are kept as lines for the manifest.

/** By entry of the manifest: the line that was picked. */
const picked = new Map();

/** States that a fill is right as it is. */
const settled = 'allow="doubtful-fill"';

/** In a running preview: writes a pick into the manifest at once. */
let writer = null;

/** Does a pick hold for all glyphs with the same body? */
let isForMotif = false;

/** A picture with alternatives, and all of its fills; null for a glyph without one. */
function fillsToChoose(glyph) {
  const shown = glyph.pictures.find((candidate) => candidate.choices);
  if (!shown) return null;
  // After a pick, a running preview still offers the former fills.
  const isPicked = shown.choices.some(({ line }) => line === "");
  return { shown, all: isPicked ? shown.choices : [{ line: "", drawing: shown.drawing, coats: shown.coats }, ...shown.choices] };
}

/** The others with the same body that can be filled in the same way, each with its own line for that. */
function alike(glyph, words) {
  const others = motifOf(data.glyphs.indexOf(glyph)).map((number) => data.glyphs[number]).filter((other) => other.entry !== glyph.entry);
  return others.flatMap((other) => {
    const choice = fillsToChoose(other)?.all.find((own) => own.words === words);
    return choice ? [{ glyph: other, line: choice.line }] : [];
  });
}

function choicesOf(glyph) {
  const choosing = fillsToChoose(glyph);
  if (!choosing) return null;
  const { shown, all } = choosing;
  const appearance = shown.appearance;
  const ground = groundsOf(glyph)[0] ?? 0;
  const setting = drawnSetting(ground, appearance);
  const others = new Set(all.flatMap(({ words }) => alike(glyph, words).map((other) => other.glyph.entry))).size;
  // Any other line states that the fill is right as it is.
  const chosen = all.find(({ line }) => line === picked.get(glyph.entry))?.line ?? "";
  return html("div", { class: "choices", role: "group", "aria-label": `Fills of ${glyph.name}` },
    html("p", {}, `${!isSettled(glyph) ? "Low-confidence fill" : picked.get(glyph.entry) === settled ? "Looked at" : "Picked"}: ${counted(all.length - 1, "other fill")}`),
    all.map((choice, index) => html("button", { type: "button", class: "choice", title: choice.line, "aria-pressed": String(choice.line === chosen), "aria-keyshortcuts": flow && index < 9 ? String(index + 1) : null, onclick: () => pick(glyph, choice) },
      onGround(ground, appearance, setting, [picture(data.drawings[choice.drawing], fillsOf(choice.coats, setting), flow ? 72 : 40, null)], ""),
      html("span", { class: "words" }, flow && index < 9 ? html("kbd", {}, String(index + 1)) : null, choice.words ?? "as it is"),
      choice.line ? html("code", {}, choice.line) : null)),
    others === 0 ? null : html("label", { class: "check" }, html("input", { type: "checkbox", checked: isForMotif, onchange: (event) => { isForMotif = event.target.checked; } }), html("span", {}, `Also for ${counted(others, "other")} with this body`)));
}

/** Has somebody looked at the fill? */
const isSettled = (glyph) => picked.has(glyph.entry);

async function pick(glyph, choice) {
  const picks = [{ glyph, line: choice.line }, ...(isForMotif ? alike(glyph, choice.words) : [])];
  for (const { glyph: { entry }, line: stated } of picks) {
    const line = flow ? stated || settled : stated;
    if (writer) {
      const fault = await writer(entry, line);
      if (fault) return say(fault);
    }
    if (line) picked.set(entry, line);
    else picked.delete(entry);
  }
  if (!writer && choice.line && !flow) await copy(picks.length > 1 ? picksText() : choice.line);
  const entries = new Set(picks.map((one) => one.glyph.entry));
  for (const card of cards) if (entries.has(card.glyph.entry) && card.isFilled) fillItem(card);
  showPicks();
  showFlows();
  if (flow) return goOn();
  if (inspected !== null && entries.has(data.glyphs[inspected].entry)) inspect(inspected);
}

/** As lines: the glyph's name, and what goes into its element. */
function picksText() {
  return [...picked].map(([entry, line]) => `${entry}: ${line}`).join("\n");
}

function showPicks() {
  const section = document.getElementById("picks");
  section.hidden = picked.size === 0 || writer !== null;
  section.querySelector("pre").textContent = picksText();
  try { localStorage.setItem(storageKey(), JSON.stringify([...picked])); } catch { /* Without storage, picks are not kept. */ }
}

/** Pages from disk share one storage. */
const storageKey = () => `picks ${location.pathname}`;

function restorePicks() {
  try {
    const entries = new Set(data.glyphs.map((glyph) => glyph.entry));
    for (const [entry, line] of JSON.parse(localStorage.getItem(storageKey()) ?? "[]")) if (entries.has(entry)) picked.set(entry, line);
  } catch { /* Nothing was kept. */ }
  showPicks();
}
