// One click copies a glyph's name, its picture, or its reference in code.

import { appearanceNumber } from "./appearances.js";
import { copy } from "./clipboard.js";
import { html } from "./element.js";
import { drawnSetting, fillsOf, pictureOf } from "./lookup.js";
import { isShown, svgText } from "./picture.js";
import { state } from "./state.js";
import { backgroundsOf, contrasts, levels, styles } from "./view.js";

/**
 * A string literal of code.
 *
 * @param {string} text
 */
const quoted = (text) => `"${text.replace(/[\\"]/g, "\\$&")}"`;

/**
 * The ways to refer to a glyph, in the order of their buttons.
 *
 * @type {Record<ReferenceKind, { title: string, of: (glyph: Glyph) => string }>}
 */
export const references = {
  name: { title: "Name", of: (glyph) => glyph.asset },
  svg: { title: "SVG", of: (glyph) => shownSVG(glyph) },
  swift: { title: "Swift", of: (glyph) => `Image(${quoted(glyph.asset)})` },
  android: { title: "Android", of: (glyph) => `@drawable/${state.document.prefixes.android}${glyph.resource}` },
  compose: { title: "Compose", of: (glyph) => `Glyphs.${pascal(glyph.asset)}` },
  use: { title: "Sprite", of: spriteElement },
  picture: { title: "Picture", of: pictureElement },
};

/**
 * `BellSlash` for `bell.slash`, as in Kotlin.
 *
 * @param {string} name
 */
export const pascal = (name) => name.split(/[^\p{L}\p{N}]+/u)
  .map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("").replace(/^(?=\P{L})/u, "_");

/**
 * The name for those who do not see a glyph; none for slashed and badged ones, which mean something else.
 *
 * @param {Glyph} glyph
 */
const label = (glyph) => (/\.(slash|badge)(\.|$)/.test(glyph.asset) ? "" : glyph.title ?? "");

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {string} name @param {Record<string, string>} attributes */
function tag(name, attributes) {
  return `<${name}${Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`).join("")}>`;
}

/**
 * A reference to a symbol of the sprite, with a name or as decoration.
 *
 * @param {Glyph} glyph
 */
function spriteElement(glyph) {
  const name = label(glyph);
  /** @type {Record<string, string>} */
  const named = name ? { role: "img", "aria-label": name } : { "aria-hidden": "true" };
  const symbol = `${state.document.prefixes.use}-${glyph.resource.replaceAll("_", "-")}`;
  return `${tag("svg", { ...named, width: "24", height: "24" })}<use href="sprite.svg#${symbol}"/></svg>`;
}

/**
 * A `picture` whose files follow the settings of the reader.
 *
 * @param {Glyph} glyph
 */
function pictureElement(glyph) {
  const { files } = glyph;
  const path = (/** @type {string} */ name) =>
    encodeURI(`${glyph.asset}${files.length === 1 ? "" : "." + name}.svg`);
  const query = (/** @type {string} */ name) => [
    name.startsWith("dark") && "(prefers-color-scheme: dark)", name.endsWith("high") && "(prefers-contrast: more)",
  ].filter(Boolean).join(" and ");
  const sources = files.slice(1).reverse().map((name) => tag("source", { srcset: path(name), media: query(name) }));
  return `<picture>${sources.join("")}${tag("img", { src: path(files[0]), alt: label(glyph) })}</picture>`;
}

/**
 * Whether glyphs can be referred to in this way: not if the manifest exports nothing for it.
 *
 * @param {string | undefined} kind
 * @returns {kind is ReferenceKind}
 */
export const isReference = (kind) => state.document.references.some((known) => known === kind);

/**
 * The first picture of the view.
 *
 * @param {Glyph} glyph
 */
function shownSVG(glyph) {
  const appearance = appearanceNumber(styles()[0], contrasts()[0], levels()[0]);
  const { drawing, paints } = pictureOf(glyph, appearance);
  const setting = drawnSetting(backgroundsOf(glyph)[0] ?? 0, appearance);
  return svgText(state.document.drawings[drawing], fillsOf(paints, setting));
}

/**
 * Whether there is a reference of this kind to a glyph. A file that is not shown has no drawing to copy.
 *
 * @param {string | undefined} kind
 * @param {Glyph} glyph
 * @returns {kind is ReferenceKind}
 */
export const canCopy = (kind, glyph) => isReference(kind) && (kind !== "svg" || isShown(glyph));

/**
 * A button for each way to refer to a glyph.
 *
 * @param {Glyph} glyph
 */
export function copyButtons(glyph) {
  return Object.entries(references).filter(([kind]) => canCopy(kind, glyph)).map(([kind, { title, of }]) =>
    html("button", {
      type: "button", "data-copy": kind, "aria-label": `Copy ${glyph.name} as ${title}`,
      onclick: () => copy(of(glyph)),
    }, title));
}
