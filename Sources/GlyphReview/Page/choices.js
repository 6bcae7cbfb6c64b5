// The alternatives of a low-confidence fill. A click picks one; picks are kept as lines for the manifest.

import { actions } from "./actions.js";
import { counted, html } from "./element.js";
import { goOn, showFlows } from "./flow.js";
import { drawnSetting, fillsOf } from "./lookup.js";
import { picture } from "./picture.js";
import { isSettled, picksText, settled, showPicks } from "./picks.js";
import { relativesOf } from "./relatives.js";
import { state } from "./state.js";
import { onBackground } from "./tile.js";
import { copy, say } from "./toast.js";
import { backgroundsOf } from "./view.js";

/**
 * The picture of a glyph that has alternatives.
 *
 * @param {Glyph} glyph
 */
const pictureWithAlternatives = (glyph) => glyph.pictures.find(({ alternatives }) => alternatives);

/**
 * The others with the same body that can be filled in the same way, each with its own line for that.
 *
 * @param {Glyph} glyph
 * @param {string} words
 */
function alike(glyph, words) {
  const others = relativesOf(state.document.glyphs.indexOf(glyph)).map((number) => state.document.glyphs[number])
    .filter((other) => other.entry !== glyph.entry);
  return others.flatMap((other) => {
    const found = pictureWithAlternatives(other)?.alternatives?.find((own) => own.words === words);
    return found ? [{ glyph: other, line: found.line ?? "" }] : [];
  });
}

/**
 * Whether the fill was looked at, in words.
 *
 * @param {Glyph} glyph
 */
function judgementOf(glyph) {
  if (!isSettled(glyph)) return "Low-confidence fill";
  return state.picked.get(glyph.entry) === settled ? "Looked at" : "Picked";
}

/**
 * The alternatives of a glyph as buttons; null for a glyph without any.
 *
 * @param {Glyph} glyph
 */
export function choicesOf(glyph) {
  const shown = pictureWithAlternatives(glyph);
  if (!shown?.alternatives) return null;
  const { appearance, alternatives } = shown;
  const background = backgroundsOf(glyph)[0] ?? 0;
  const setting = drawnSetting(background, appearance);
  const others = new Set(alternatives.flatMap(({ words }) => alike(glyph, words)).map((other) => other.glyph.entry));
  // Any other line states that the fill is right as it is.
  const picked = alternatives.findIndex(({ line }) => line && line === state.picked.get(glyph.entry));
  const chosen = picked < 0 ? shown.chosen : picked;
  const button = (/** @type {Alternative} */ choice, /** @type {number} */ index) => {
    const key = state.flow && index < 9 ? String(index + 1) : null;
    const drawing = state.document.drawings[choice.drawing];
    const element = picture(drawing, fillsOf(choice.paints, setting), state.flow ? 72 : 40, null);
    return html("button", {
      type: "button", class: "choice", title: choice.line, "aria-pressed": String(index === chosen),
      "aria-keyshortcuts": key, onclick: () => pick(glyph, choice),
    },
    onBackground(background, appearance, setting, [element]),
    html("span", { class: "words" }, key ? html("kbd", {}, key) : null, choice.words),
    choice.line ? html("code", {}, choice.line) : null);
  };
  const onchange = (/** @type {any} */ event) => { state.isForRelatives = event.target.checked; };
  const forRelatives = html("label", { class: "check" },
    html("input", { type: "checkbox", checked: state.isForRelatives, onchange }),
    html("span", {}, `Also for ${counted(others.size, "other")} with this body`));
  return html("div", { class: "choices", role: "group", "aria-label": `Fills of ${glyph.name}` },
    html("p", {}, `${judgementOf(glyph)}: ${counted(alternatives.length - 1, "other fill")}`),
    alternatives.map(button), others.size === 0 ? null : forRelatives);
}

/** @param {Glyph} glyph @param {Alternative} choice */
async function pick(glyph, choice) {
  const relatives = state.isForRelatives ? alike(glyph, choice.words) : [];
  const picks = [{ glyph, line: choice.line ?? "" }, ...relatives];
  for (const { glyph: { entry }, line: stated } of picks) {
    const line = state.flow ? stated || settled : stated;
    if (state.write) {
      const fault = await state.write(entry, line);
      if (fault) return say(fault);
    }
    if (line) state.picked.set(entry, line);
    else state.picked.delete(entry);
  }
  if (!state.write && choice.line && !state.flow) await copy(picks.length > 1 ? picksText() : choice.line);
  const entries = new Set(picks.map((one) => one.glyph.entry));
  actions.drawEntries(entries);
  showPicks();
  showFlows();
  if (state.flow) return goOn();
  const { inspected } = state;
  if (inspected !== null && entries.has(state.document.glyphs[inspected].entry)) actions.inspect(inspected);
}
