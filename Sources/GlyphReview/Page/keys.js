// The keyboard: arrows go from card to card, `/` goes to the search, and letters copy.

const isTyping = (element) => element?.matches("input:not([type=radio], [type=checkbox]), select, textarea");

/** The card in a direction from another: the nearest in the next row, or the neighbour. */
function neighbour(card, key) {
  const shown = cards.filter((candidate) => !candidate.element.hidden);
  const index = shown.indexOf(card);
  if (key === "ArrowRight") return shown[index + 1];
  if (key === "ArrowLeft") return shown[index - 1];
  if (key === "Home") return shown[0];
  if (key === "End") return shown[shown.length - 1];
  const box = card.element.getBoundingClientRect();
  const step = key === "ArrowDown" ? 1 : -1;
  let best = null;
  for (let at = index + step; at >= 0 && at < shown.length; at += step) {
    const other = shown[at].element.getBoundingClientRect();
    if (Math.abs(other.top - box.top) < 2) continue;
    const distance = Math.abs(other.left - box.left);
    if (best && Math.abs(other.top - best.top) > 2) break;
    if (!best || distance < best.distance) best = { card: shown[at], top: other.top, distance };
  }
  return best?.card;
}

const letters = { c: "name", s: "svg", w: "swift", a: "android" };

/** The kind of reference that a key copies. */
function referenceFor(key) { return isReference(letters[key]) ? references[letters[key]] : undefined; }

function showKeys() {
  const kinds = Object.entries(letters).filter(([, kind]) => isReference(kind));
  document.getElementById("copy-keys").textContent = kinds.map(([letter]) => letter.toUpperCase()).join(" ");
  document.getElementById("copy-kinds").textContent = `copy ${kinds.map(([, kind]) => (kind === "name" ? kind : references[kind].title)).join(", ")}`;
}

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const active = document.activeElement;
  if (inspector.open) {
    if (isTyping(active)) return;
    if (flow && /^[1-9]$/.test(event.key)) return inspector.querySelector(`.choices [aria-keyshortcuts="${event.key}"]`)?.click();
    const button = { ArrowLeft: "-1", ArrowRight: "1" }[event.key];
    if (button) inspector.querySelector(`[data-step="${button}"]`)?.click();
    else if (referenceFor(event.key)) copy(referenceFor(event.key).of(data.glyphs[inspected]));
    return;
  }
  if (event.key === "/" && !isTyping(active)) {
    event.preventDefault();
    document.getElementById("query").select();
    document.getElementById("query").focus();
    return;
  }
  const card = active?.closest?.(".item")?.card;
  if (event.key === "ArrowDown" && active?.id === "query") {
    event.preventDefault();
    return current?.open.focus();
  }
  if (!card) return;
  if (referenceFor(event.key)) return copy(referenceFor(event.key).of(card.glyph));
  if (!["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"].includes(event.key)) return;
  event.preventDefault();
  neighbour(card, event.key)?.open.focus();
});
