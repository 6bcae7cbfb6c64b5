// Findings in lists: of a glyph, of a colour, and of the whole set.

import { html } from "./element.js";
import { state } from "./state.js";

/**
 * The findings of a glyph, the worst first; equal ones of several variants are one.
 *
 * @param {Glyph} glyph
 */
export function findingsPart(glyph) {
  if (glyph.findings.length === 0) return null;
  /** @type {Map<string, SheetFinding[]>} */
  const kinds = new Map();
  for (const finding of new Set(glyph.findings.map((own) => own.finding))) {
    const key = `${finding.severity} ${finding.rule} ${finding.hint ?? ""}`;
    kinds.set(key, [...(kinds.get(key) ?? []), finding]);
  }
  return [html("h3", {}, "Findings"), listOf([...kinds.values()])];
}

/**
 * Findings by their kinds, the worst first.
 *
 * @param {SheetFinding[][]} kinds
 */
function listOf(kinds) {
  const order = ["error", "warning", "info"];
  const sorted = kinds.sort(([a], [b]) => order.indexOf(a.severity) - order.indexOf(b.severity));
  return html("ul", { class: "findings" }, sorted.map(findingItem));
}

/**
 * A finding in a list, with others of its kind.
 *
 * @param {SheetFinding[]} same
 */
export function findingItem([{ rule, severity, message, hint, notes, place }, ...others]) {
  const further = others.length === 0 ? null : html("details", {},
    html("summary", {}, `${others.length} more of this kind`),
    html("ul", {}, others.map((other) => html("li", {}, other.message))));
  return html("li", { class: severity }, html("b", {}, severity), ": ", message,
    hint ? html("small", {}, `What to do: ${hint}`) : null, notes.map((note) => html("small", {}, note)),
    html("small", {}, `${rule}${place ? ` · ${place}` : ""}`), further);
}

/** The findings that are about no glyph, and about no colour of the table or about several of them. */
export const generalFindings = () =>
  state.document.findings.filter(({ spots, colors }) => spots.length === 0 && colors.length !== 1);

/**
 * The findings about a colour alone, the worst first; null for none.
 *
 * @param {string} name
 */
export function colorFindings(name) {
  const own = state.document.findings.filter(({ colors }) => colors.length === 1 && colors[0] === name);
  return own.length === 0 ? null : listOf(own.map((finding) => [finding]));
}
