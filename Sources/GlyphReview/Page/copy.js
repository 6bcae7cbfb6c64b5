// One click copies a glyph's name, its picture, or its reference in code.

const quoted = (text) => `"${text.replace(/[\\"]/g, "\\$&")}"`;

const references = {
  name: { title: "Name", of: (glyph) => glyph.asset },
  svg: { title: "SVG", of: (glyph) => shownSVG(glyph) },
  swift: { title: "Swift", of: (glyph) => `Image(${quoted(glyph.asset)})` },
  android: { title: "Android", of: (glyph) => `@drawable/${data.prefixes.android}${glyph.resource}` },
  compose: { title: "Compose", of: (glyph) => `Glyphs.${pascal(glyph.asset)}` },
  use: { title: "Sprite", of: (glyph) => `<svg ${labelled(glyph)} width="24" height="24"><use href="sprite.svg#${data.prefixes.use}-${glyph.resource.replaceAll("_", "-")}"/></svg>` },
  picture: { title: "Picture", of: pictureElement },
};

/** `BellSlash` for `bell.slash`, as in Kotlin. */
const pascal = (name) => name.split(/[^\p{L}\p{N}]+/u).map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("").replace(/^(?=\P{L})/u, "_");

/** The name for those who do not see a glyph; none for slashed and badged ones, which mean something else. */
const label = (glyph) => (/\.(slash|badge)(\.|$)/.test(glyph.asset) ? "" : glyph.title ?? "");

/** The attributes of an element that shows a glyph: its name, or that it is decoration. */
const labelled = (glyph) => (label(glyph) ? `role="img" aria-label="${escaped(label(glyph))}"` : `aria-hidden="true"`);

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const tag = (name, attributes) => `<${name}${Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`).join("")}>`;

/** A `picture` whose files follow the settings of the reader. */
function pictureElement(glyph) {
  const files = glyph.files ?? ["light", "dark"];
  const path = (name) => encodeURI(`${glyph.asset}${files.length === 1 ? "" : "." + name}.svg`);
  const query = (name) => [name.startsWith("dark") && "(prefers-color-scheme: dark)", name.endsWith("high") && "(prefers-contrast: more)"].filter(Boolean).join(" and ");
  const sources = files.slice(1).reverse().map((name) => tag("source", { srcset: path(name), media: query(name) }));
  return `<picture>${sources.join("")}${tag("img", { src: path(files[0]), alt: label(glyph) })}</picture>`;
}

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
