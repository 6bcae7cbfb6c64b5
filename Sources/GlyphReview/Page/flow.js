// What somebody has to look at, one after another: low-confidence fills, motifs, and glyphs that look alike in dark.

import { actions, provide } from "./actions.js";
import { byId, counted, html } from "./element.js";
import { keyOf } from "./lookup.js";
import { isSettled } from "./picks.js";
import { twins } from "./relatives.js";
import { state } from "./state.js";
import { say } from "./toast.js";

/** @param {GlyphNumber} number */
const isLeft = (number) => !isSettled(state.document.glyphs[number]);

/** The glyphs with alternatives to a low-confidence fill, one of each entry of the manifest. */
function uncertainGlyphs() {
  const entries = new Set();
  return state.document.glyphs.flatMap((glyph, number) => {
    const isUncertain = glyph.findings.some(({ finding }) => finding.rule === "doubtful-fill")
      && glyph.pictures.some(({ alternatives }) => alternatives.length > 0);
    if (!isUncertain || entries.has(keyOf(glyph))) return [];
    entries.add(keyOf(glyph));
    return [number];
  });
}

export function showFlows() {
  /** @param {Child} text @param {string} action @param {GlyphNumber[]} numbers @param {string} title */
  const row = (text, action, numbers, title) => {
    if (numbers.length === 0) return [];
    const button = html("button", { type: "button", onclick: () => startFlow(numbers, title) }, action);
    return [html("p", {}, html("span", {}, text), button)];
  };
  const uncertain = uncertainGlyphs();
  const left = uncertain.filter(isLeft).length;
  const { relatives } = state.document;
  const pairs = twins();
  const seen = left < uncertain.length ? `, ${left === 0 ? "all" : uncertain.length - left} looked at` : "";
  const rows = [
    ...row([html("b", {}, counted(uncertain.length, "low-confidence fill")), seen],
      left === 0 ? "Look again" : "Review one by one", uncertain, "Low-confidence fill"),
    ...row(html("b", {}, counted(relatives.length, "motif")), "Compare", relatives.map(([first]) => first), "Motif"),
    ...row(html("b", {}, `${counted(pairs.length, "group")} alike in dark`), "Compare",
      pairs.map(([first]) => first), "Alike in dark"),
  ];
  const section = byId("flows");
  section.hidden = rows.length === 0;
  section.replaceChildren(...rows);
}

/** @param {GlyphNumber[]} numbers @param {string} title */
function startFlow(numbers, title) {
  state.flow = { numbers, title };
  actions.inspect(numbers.find(isLeft) ?? numbers[0]);
}

/** To the next glyph that nobody has looked at; after the last one, the flow ends. */
function goOn() {
  const { flow, inspected } = state;
  if (!flow) return;
  const place = inspected === null ? -1 : flow.numbers.indexOf(inspected);
  const next = [...flow.numbers.slice(place + 1), ...flow.numbers.slice(0, place)].find(isLeft);
  if (next !== undefined) return actions.inspect(next);
  say(`All ${flow.numbers.length} looked at`);
  actions.closeInspector();
}

provide({ goOn });
