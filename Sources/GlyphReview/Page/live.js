// The page of a running preview: it follows the sources, reports their errors, and writes picks.

import { byId, counted, html, one } from "./element.js";
import { closeInspector } from "./inspector.js";
import { groupsOf, keyOf } from "./lookup.js";
import { show } from "./page.js";
import { showEdits } from "./picks.js";
import { state } from "./state.js";
import { raise } from "./toast.js";

/**
 * @typedef {{ severity: Severity, id: string, message: string, place?: string, hint?: string, notes: string[] }} Fault
 * @typedef {{ glyph: string, line: string }} Made
 * @typedef {{ build: number, history: Made[], place: number, diagnostics: Fault[] }} Report
 */

/** The number of the build that the page shows. */
let shownBuild = Number(one("meta[name=live]").content);

/**
 * The entries that were edited since the preview runs.
 *
 * @type {Set<string>}
 */
const edited = new Set();

/**
 * The server's events are handled one after the other: this is the end of the last one.
 *
 * @type {Promise<void>}
 */
let handled = Promise.resolve();

/** @param {MessageEvent<string>} event */
function take(event) { handled = handled.then(() => follow(JSON.parse(event.data))).catch(lose); }

/** @param {Report} report */
async function follow({ build, history, place, diagnostics }) {
  preview.edits = {
    entries: history.map(({ glyph, line }) => ({ title: `${glyph}: ${line || "taken back"}`, picks: [] })),
    place,
  };
  Object.assign(preview, { status: "Live", isLost: false });
  showFaults(diagnostics.filter(({ severity }) => severity === "error"));
  if (build !== shownBuild) await load();
  showEdits();
}

async function load() {
  const answer = await fetch("data.json");
  /** @type {RawSheetDocument} */
  const next = await answer.json();
  // The same glyph stays open, wherever it is now.
  const open = state.inspected === null ? null : state.document.glyphs[state.inspected].asset;
  const place = next.glyphs.findIndex(({ name, asset = name }) => asset === open);
  if (open !== null && place < 0) closeInspector();
  state.inspected = place < 0 ? null : place;
  show(next);
  shownBuild = Number(answer.headers.get("ETag")?.replaceAll('"', ""));
}

/**
 * Shows the errors that prevent a build; the sheet still shows the last one.
 *
 * @param {Fault[]} faults
 */
function showFaults(faults) {
  const banner = byId("banner");
  banner.hidden = faults.length === 0;
  if (faults.length === 0) return banner.replaceChildren();
  const items = faults.map(({ place, message, id, hint, notes }) => html("li", {},
    place ? html("code", {}, place) : null, " ", message, " ", html("small", {}, `[${id}]`),
    hint ? html("p", {}, hint) : null, notes.map((note) => html("p", {}, note))));
  const count = html("strong", {}, `${counted(faults.length, "error")}.`);
  const undo = preview.edits.place === 0 ? null
    : html("button", { type: "button", class: "quiet", onclick: () => preview.undo() }, "Undo the last edit");
  banner.replaceChildren(
    html("p", {}, count, " The sheet shows the last build without errors. ", undo), html("ul", {}, items));
  raise();
}

function lose() {
  preview.status = "The preview has stopped; this is its last state. A new one has another address.";
  preview.isLost = true;
  showEdits();
}

/**
 * Sends something to the server.
 *
 * @param {string} action
 * @param {object} request
 * @returns {Promise<Response | null>} null where the preview has stopped
 */
async function post(action, request) {
  try {
    const headers = { "Content-Type": "application/json" };
    return await fetch(action, { method: "POST", headers, body: JSON.stringify(request) });
  } catch {
    lose();
    return null;
  }
}

/**
 * Asks the server for an edit.
 *
 * @param {string} action
 * @param {object} request
 * @returns {Promise<string | null>} the fault, if there is one
 */
async function ask(action, request) {
  const answer = await post(action, request);
  if (answer === null) return "Nothing was written: the preview has stopped";
  if (answer.ok) return null;
  const { message, hint } = await answer.json();
  return hint ? `${message}. ${hint}` : message;
}

/**
 * Notes that an entry was edited, unless there is a fault.
 *
 * @param {Glyph[]} glyphs
 * @param {string | null} fault
 */
function note(glyphs, fault) {
  if (!fault) for (const glyph of glyphs) edited.add(keyOf(glyph));
  return fault;
}

/** @param {Glyph} glyph */
const entryOf = (glyph) => ({ glyph: glyph.entry, groups: groupsOf(glyph) });

/** @type {LivePreview} */
const preview = {
  edits: { entries: [], place: 0 },
  status: "Live",
  isLost: false,
  hasEdited: (key) => edited.has(key),
  async pick(picks) {
    const lines = picks.map(({ glyph, line }) => ({ ...entryOf(glyph), line }));
    return note(picks.map(({ glyph }) => glyph), await ask("choices", { picks: lines }));
  },
  async offers(glyph, point, appearance) {
    const answer = await post("parts", { ...entryOf(glyph), at: point, appearance });
    return answer?.ok ? (await answer.json()).fills : [];
  },
  async treat(glyph, point, fill) {
    return note([glyph], await ask("part", { ...entryOf(glyph), at: point, fill }));
  },
  undo: () => ask("undo", {}),
  redo: () => ask("redo", {}),
};

function listen() {
  const events = new EventSource("events");
  events.addEventListener("change", take);
  events.addEventListener("fault", take);
  events.addEventListener("error", () => {
    lose();
    // Some browsers do not retry when the server does not answer.
    if (events.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
  });
}

state.live = preview;
showEdits();
listen();
