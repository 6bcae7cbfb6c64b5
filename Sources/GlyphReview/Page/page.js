// The page: builds it, and redraws what a control changes.

import { provide } from "./actions.js";
import { drawRemoved, showSummary } from "./changes.js";
import { addressedGlyph, change, readAddress, readControls, writeControls } from "./controls.js";
import { addRest, completeDocument, unpack } from "./document.js";
import { byId, counted, html, one, svg } from "./element.js";
import { find, listFindings } from "./find.js";
import { findingItem, generalFindings } from "./findings.js";
import { showFlows } from "./flow.js";
import { showSections } from "./groups.js";
import { closeInspector, inspect, inspector, startInspector } from "./inspector.js";
import { drawAllItems, drawEntries, drawItems, drawMissing, startItems } from "./items.js";
import { showKeys, startKeys } from "./keys.js";
import { keyOf } from "./lookup.js";
import { restoreEdits } from "./picks.js";
import { state } from "./state.js";
import { showUnseen } from "./unseen.js";
import { outside, usual, viewKeys } from "./view.js";
import { itemWord, showWords } from "./words.js";

/**
 * Shows a set; called again, a later state of it in the same view.
 *
 * @param {RawSheetDocument} raw
 * @param {boolean} isWhole whether it has all drawings and alternatives
 */
export function show(raw, isWhole = true) {
  state.document = completeDocument(raw);
  setWhole(isWhole);
  const { title, glyphs } = state.document;
  document.title = title;
  one("h1").textContent = document.title;
  showWords();
  showKeys();
  defineFilters();
  listOptions();
  listFindings();
  state.view = readAddress();
  writeControls();
  showGeneral();
  showUnseen();
  showSummary();
  restoreEdits();
  showSections();
  showFlows();
  apply(new Set(viewKeys.filter((key) => key !== "layout")));
  const open = state.inspected ?? addressedGlyph();
  if (open !== null) glyphs[open] ? inspect(open) : closeInspector();
}

/**
 * Notes whether all of the document is there, on the page too: what drives it can wait for that.
 *
 * @param {boolean} isWhole
 */
function setWhole(isWhole) {
  state.isWhole = isWhole;
  document.documentElement.toggleAttribute("data-is-whole", isWhole);
}

/**
 * Shows what was not unpacked before the first screen.
 *
 * @param {RestOfDocument} rest
 */
function showRest(rest) {
  // A running preview may have sent a later document meanwhile.
  if (state.isWhole) return;
  addRest(state.document, rest);
  setWhole(true);
  drawMissing();
  drawRemoved();
  showFlows();
  if (state.inspected !== null) inspect(state.inspected);
}

/** Gradients that drawings refer to, and filters that simulate deficiencies of colour vision. */
function defineFilters() {
  const { gradients, visions } = state.document;
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${gradients}</svg>`;
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  const filters = visions.map(({ name, values }) =>
    svg("filter", { id: name, "color-interpolation-filters": "linearRGB" }, svg("feColorMatrix", { values })));
  byId("definitions").replaceChildren(...parsed.documentElement.childNodes, ...filters);
}

/** The options that depend on the set. */
function listOptions() {
  const { backgrounds, visions } = state.document;
  const option = (/** @type {string} */ value, /** @type {string} */ text) => html("option", { value }, text);
  one("[name=ground]").replaceChildren(option("own", `Each ${itemWord()}'s own`),
    ...backgrounds.map(({ name }, number) => option(String(number), name)));
  one("[name=vision]").replaceChildren(option("", "Typical"),
    ...visions.map(({ name }) => option(name, name[0].toUpperCase() + name.slice(1))));
}

/** Findings that are about no glyph and no colour. */
function showGeneral() {
  const general = generalFindings();
  const section = byId("general");
  section.hidden = general.length === 0;
  one("details", section).open = general.length <= 3;
  one("h2 span", section).textContent = counted(general.length, "finding");
  one("ul", section).replaceChildren(...general.map((finding) => findingItem([finding])));
}

/**
 * Applies changed keys of the view to the page.
 *
 * @param {Set<string>} changed
 */
function apply(changed) {
  const { view } = state;
  const root = document.documentElement;
  root.dataset.theme = view.theme;
  root.style.setProperty("--split", `${view.split}%`);
  byId("split-row").hidden = view.style !== "split";
  byId("photo-note").hidden = view.backdrop !== "photo" || view.reduced;
  const isArranged = changed.has("layout");
  if (isArranged) showSections();
  const isDrawn = [...changed].some((key) => !outside.includes(key));
  const isFound = (isDrawn && view.finding === "here") || isArranged || changed.has("query") || changed.has("finding");
  if (isFound) find();
  // What a search brings into the window was perhaps never drawn.
  if (isDrawn || isFound) drawItems();
  if (isDrawn || isArranged) drawRemoved();
  if (isDrawn && state.inspected !== null && inspector().open) inspect(state.inspected);
}

/**
 * Changes some keys of the view.
 *
 * @param {Partial<View>} keys
 */
function changeKeys(keys) {
  change({ ...state.view, ...keys });
  writeControls();
}

/** Listens to the controls, the address and the printer. */
function start() {
  addEventListener("input", () => change(readControls()));
  byId("panel").addEventListener("reset", (/** @type {Event} */ event) => {
    event.preventDefault();
    const { query, finding, theme, layout } = state.view;
    changeKeys({ ...usual, query, finding, theme, layout });
  });
  byId("panel").addEventListener("submit", (/** @type {Event} */ event) => event.preventDefault());
  byId("panel-button").addEventListener("click", () => {
    const isOpen = one(".side").classList.toggle("open");
    byId("panel-button").setAttribute("aria-expanded", String(isOpen));
  });
  byId("clear").addEventListener("click", () => changeKeys({ query: "", finding: "" }));
  addEventListener("hashchange", () => {
    change(readAddress());
    writeControls();
    const addressed = addressedGlyph();
    if (addressed !== null && addressed !== state.inspected) inspect(addressed);
  });
  // All items are printed, and all lists about the whole.
  addEventListener("beforeprint", () => {
    drawAllItems();
    for (const details of document.querySelectorAll(".general > details")) details.toggleAttribute("open", true);
  });
  startItems();
  startInspector();
  startKeys();
}

/**
 * Shows what an edit changed.
 *
 * @param {Set<string>} keys
 */
function drawEdited(keys) {
  drawEntries(keys);
  showFlows();
  const { inspected, document: { glyphs } } = state;
  if (inspected !== null && !state.flow && keys.has(keyOf(glyphs[inspected]))) inspect(inspected);
}

provide({ apply, drawEdited });
start();
show(JSON.parse(byId("data").textContent), false);
unpack(byId("rest").textContent).then(showRest);
