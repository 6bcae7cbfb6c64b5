// The page of a running preview: it follows the sources, reports their errors, and writes picks.

import { byId, counted, html, one } from "./element.js";
import { closeInspector } from "./inspector.js";
import { show } from "./page.js";
import { settled, showPicks } from "./picks.js";
import { state } from "./state.js";
import { say } from "./toast.js";

/**
 * @typedef {{ severity: Severity, id: string, message: string, place?: string, hint?: string, notes: string[] }} Fault
 * @typedef {{ build: number, picked: Record<string, string>, diagnostics: Fault[] }} Report
 * @typedef {{ entry: string, line: string }} Pick
 */

/** The number of the build that the page shows. */
let shownBuild = Number(one("meta[name=live]").content);

/**
 * The last pick, which can be undone.
 *
 * @type {Pick | null}
 */
let lastPick = null;

const status = document.body.appendChild(html("div", { id: "live", role: "status" }));

/**
 * The server's events are handled one after the other: this is the end of the last one.
 *
 * @type {Promise<void>}
 */
let handled = Promise.resolve();

/** @param {MessageEvent<string>} event */
function take(event) { handled = handled.then(() => follow(JSON.parse(event.data))).catch(lose); }

/** @param {Report} report */
async function follow({ build, picked: lines, diagnostics }) {
  state.picked.clear();
  for (const [entry, line] of Object.entries(lines)) state.picked.set(entry, line);
  if (lastPick && !state.picked.has(lastPick.entry)) lastPick = null;
  showPicks();
  showFaults(diagnostics.filter(({ severity }) => severity === "error"));
  if (build !== shownBuild) await load();
  showState();
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
  banner.replaceChildren(
    html("p", {}, count, " The sheet shows the last build without errors."), html("ul", {}, items));
}

function showState() {
  const pick = lastPick;
  status.classList.remove("lost");
  if (!pick) return status.replaceChildren(html("span", {}, "Live"));
  status.replaceChildren(
    html("span", {}, `${pick.entry}: `, html("code", {}, pick.line)),
    html("button", { type: "button", onclick: () => undo(pick) }, "Undo"));
}

function lose() {
  status.classList.add("lost");
  const words = "The preview has stopped; this is its last state. A new one has another address.";
  status.replaceChildren(html("span", {}, words));
}

/**
 * Writes a line into the manifest.
 *
 * @param {string} entry
 * @param {string} line empty, to take the last one back
 * @returns {Promise<string | null>} the fault, if there is one
 */
async function write(entry, line) {
  try {
    const body = JSON.stringify({ glyph: entry, manifest: line });
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch("choice", { method: "POST", headers, body });
    if (!answer.ok) {
      const { message, hint } = await answer.json();
      return hint ? `${message}. ${hint}` : message;
    }
  } catch {
    lose();
    return "Nothing was written: the preview has stopped";
  }
  lastPick = line ? { entry, line } : null;
  return null;
}

/** @param {Pick} pick */
async function undo({ entry }) {
  const fault = await write(entry, "");
  if (fault) say(fault);
}

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

state.write = (entry, line) => write(entry, line || (state.picked.has(entry) ? "" : settled));
listen();
