// The page of a running preview: it follows the sources, reports their errors, and writes picks.

let shownBuild = Number(document.querySelector("meta[name=live]").content);

const banner = document.getElementById("banner");
const status = document.body.appendChild(html("div", { id: "live", role: "status" }));
let lastPick = null;

/** Handles the server's events, one after the other. */
let taken = Promise.resolve();
const take = (event) => { taken = taken.then(() => follow(JSON.parse(event.data))).catch(lose); };

async function follow({ build, picked: lines, diagnostics }) {
  picked.clear();
  for (const [entry, line] of Object.entries(lines)) picked.set(entry, line);
  if (lastPick && !picked.has(lastPick.entry)) lastPick = null;
  showPicks();
  showFaults(diagnostics.filter(({ severity }) => severity === "error"));
  if (build !== shownBuild) await load();
  showState();
}

async function load() {
  const answer = await fetch("data.json");
  const next = await answer.json();
  // The same glyph stays open, wherever it is now.
  const open = inspected === null ? null : data.glyphs[inspected].asset;
  const place = next.glyphs.findIndex(({ asset }) => asset === open);
  if (open !== null && place < 0) inspector.close();
  inspected = place < 0 ? null : place;
  show(next);
  shownBuild = Number(answer.headers.get("ETag")?.replaceAll('"', ""));
}

/** The errors that prevent a build; the sheet still shows the last one. */
function showFaults(faults) {
  banner.hidden = faults.length === 0;
  banner.replaceChildren(...(faults.length === 0 ? [] : [
    html("p", {}, html("strong", {}, `${counted(faults.length, "error")}.`), " The sheet shows the last build without errors."),
    html("ul", {}, faults.map(({ place, message, id, hint, notes }) => html("li", {},
      place ? html("code", {}, place) : null, " ", message, " ", html("small", {}, `[${id}]`),
      hint ? html("p", {}, hint) : null, notes.map((note) => html("p", {}, note)))))]));
}

function showState() {
  status.classList.remove("lost");
  status.replaceChildren(...(lastPick
    ? [html("span", {}, `${lastPick.entry}: `, html("code", {}, lastPick.line)), html("button", { type: "button", onclick: () => undo(lastPick) }, "Undo")]
    : [html("span", {}, "Live")]));
}

function lose() {
  status.classList.add("lost");
  status.replaceChildren(html("span", {}, "The preview has stopped; this is its last state. A new one has another address."));
}

writer = (entry, line) => write(entry, line || (picked.has(entry) ? "" : settled));

async function write(entry, line) {
  try {
    const answer = await fetch("choice", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ glyph: entry, manifest: line }) });
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

listen();
