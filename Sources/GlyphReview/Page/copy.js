// One click copies a glyph's name, its picture, or its reference in code.

const quoted = (text) => `"${text.replace(/[\\"]/g, "\\$&")}"`;

const references = {
  name: { title: "Name", of: (glyph) => glyph.asset },
  svg: { title: "SVG", of: (glyph) => shownSVG(glyph) },
  swift: { title: "Swift", of: (glyph) => `Image(${quoted(glyph.asset)})` },
  android: { title: "Android", of: (glyph) => `@drawable/${glyph.resource}` },
};

/** Can glyphs be referred to in this way? Not if the manifest exports nothing for it. */
const isReference = (kind) => data.references.includes(kind);

/** The first picture of the view. */
function shownSVG(glyph) {
  const appearance = appearanceNumber(styles()[0], contrasts()[0], levels()[0]);
  const shown = pictureOf(glyph, appearance);
  return svgText(data.drawings[shown.drawing], fillsOf(shown.coats, drawnSetting(groundsOf(glyph)[0] ?? 0, appearance)));
}

function copyButtons(glyph, card) {
  const tabindex = card && card !== current ? "-1" : "0";
  return html("footer", {}, Object.entries(references).filter(([kind]) => isReference(kind)).map(([kind, { title, of }]) =>
    html("button", { type: "button", tabindex, "data-copy": kind, "aria-label": `Copy ${glyph.name} as ${title}`, onclick: () => copy(of(glyph)) }, title)));
}

async function copy(text) {
  let isCopied = false;
  try {
    await navigator.clipboard.writeText(text);
    isCopied = true;
  } catch {
    // Pages from disk must not write to the clipboard directly; a selection can always be copied.
    const area = html("textarea", { style: "position:fixed;opacity:0", "aria-hidden": "true" }, text);
    const host = document.querySelector("dialog[open]") ?? document.body;
    const focused = document.activeElement;
    host.append(area);
    area.select();
    isCopied = document.execCommand("copy");
    area.remove();
    focused?.focus({ preventScroll: true });
  }
  say(isCopied ? `Copied ${text.length > 60 ? text.slice(0, 60) + "…" : text}` : "The browser does not allow copying");
}

let silence;
function say(text) {
  const toast = document.getElementById("toast");
  (document.querySelector("dialog[open]") ?? document.body).append(toast);
  toast.textContent = text;
  toast.classList.add("shown");
  clearTimeout(silence);
  silence = setTimeout(() => toast.classList.remove("shown"), 2400);
}
