// One glyph as people see it on Apple's systems: in widgets that the system recolours, on Liquid Glass, beside text.

import { channelsOf, composited, contrastRatio } from "./contrast.js";
import { counted, html, svg } from "./element.js";
import { pictureOf } from "./lookup.js";
import { isFile, isShown, picture } from "./picture.js";
import { state } from "./state.js";

/** WCAG 2.2 requires this ratio of graphics (1.4.11). */
const least = 3;

/** With a lower ratio, two surfaces of one hue look like one. Chosen here. */
const apart = 1.1;

/**
 * Whether even text has too little contrast in a display: then no glyph is seen well.
 *
 * @param {Pick<SheetDisplay, "ground" | "text">} display
 */
export function isWeak({ ground, text }) {
  const [behind, color] = [channelsOf(ground), channelsOf(text)];
  return behind !== null && color !== null && contrastRatio(behind, color) < least;
}

/**
 * Why a glyph is not seen in a display, or its parts are not told apart, in words; null where it is as it should be.
 *
 * @param {Pick<SheetDisplay, "ground" | "isMonochrome">} display
 * @param {string[]} fills by layer, as the display shows them
 * @param {Drawing} drawing
 * @param {Contact[]} contacts
 */
export function lossOf({ ground, isMonochrome }, fills, drawing, contacts) {
  const behind = channelsOf(ground);
  if (!behind) return null;
  /** @param {number} layer @param {Channels} below */
  const seen = (layer, below) => {
    const color = channelsOf(fills[layer]);
    if (!color) return null;
    const opacity = drawing.layers[layer].groups.reduce((product, [, own]) => product * own, color[3]);
    return composited([color[0], color[1], color[2], opacity], below);
  };
  let best = 0;
  let isMerged = false;
  for (const [layer, underlay] of contacts) {
    const surface = underlay < 0 ? behind : seen(underlay, behind);
    const color = surface && seen(layer, surface);
    if (!color) continue;
    best = Math.max(best, contrastRatio(color, behind));
    if (isMonochrome && underlay >= 0 && contrastRatio(color, surface) < apart) isMerged = true;
  }
  // Of nothing, nothing is lost.
  if (best > 0 && best < least) return `${(Math.floor(best * 100) / 100).toFixed(2)}:1 with the ground`;
  return isMerged ? "parts become one colour" : null;
}

/**
 * The picture of a glyph in the colours of a display. A gradient of the drawing itself becomes one colour, too, with
 * the alpha of each of its points.
 *
 * @param {SheetDisplay} display
 * @param {Drawing} drawing
 * @param {string[]} fills
 */
function shownPicture({ name, size, isMonochrome }, drawing, fills) {
  const element = picture(drawing, fills, size, null);
  const color = fills.map(channelsOf).find((channels) => channels !== null);
  if (!isMonochrome || !color || drawing.layers.every(({ fill }) => fill === undefined)) return element;
  const [red, green, blue] = color;
  const id = `eyes-${name}`;
  element.prepend(svg("filter", { id, "color-interpolation-filters": "sRGB" },
    svg("feFlood", { "flood-color": `rgb(${red} ${green} ${blue})` }),
    svg("feComposite", { operator: "in", in2: "SourceAlpha" })));
  element.querySelector(".layers")?.setAttribute("filter", `url(#${id})`);
  return element;
}

/**
 * The title without what the heading above it says.
 *
 * @param {SheetDisplay} display
 */
function titleOf({ title, group }) {
  if (!title.startsWith(group + " ")) return title;
  const rest = title.slice(group.length + 1);
  return rest[0].toUpperCase() + rest.slice(1);
}

/**
 * A glyph in a display, next to text of its size.
 *
 * @param {Glyph} glyph
 * @param {DisplayNumber} number
 */
function displayTile(glyph, number) {
  const display = state.document.displays[number];
  const shown = pictureOf(glyph, display.appearance);
  const drawing = state.document.drawings[shown.drawing];
  const fills = shown.paints.map((paint) => state.document.colors[state.document.paints[paint].displays[number]]);
  // What touches what is not known of a picked fill with other layers.
  /** @type {Contact[]} */
  const contacts = shown.contacts.length > 0 ? shown.contacts : fills.map((_, layer) => [layer, -1, 0]);
  const loss = isFile(drawing) ? null : lossOf(display, fills, drawing, contacts);
  const ground = html("div", { class: "ground", "aria-hidden": "true", style: `--g:${display.ground}` },
    html("span", { class: "line", style: `--text:${display.text}` }, shownPicture(display, drawing, fills), "Aa 12"));
  if (state.view.vision) ground.style.filter = `url(#${state.view.vision})`;
  const mark = loss && html("p", { class: "mark" }, "lost here",
    html("small", {}, loss, isWeak(display) ? ", as text is" : null));
  const element = html("figure", { class: "tile" }, ground, html("figcaption", {}, titleOf(display), mark));
  return { element, isLost: loss !== null && !isWeak(display) };
}

/** @param {Event} event a click on the summary, which comes before its effect */
function rememberOpening({ currentTarget }) {
  const part = /** @type {HTMLElement} */ (currentTarget).closest("details");
  state.showsDisplays = !part?.open;
}

/**
 * A glyph in all displays, by group; null where only the name of a file is shown. It is open where the window has room
 * for it, until a person closes it.
 *
 * @param {Glyph} glyph
 */
export function eyesPart(glyph) {
  if (!isShown(glyph)) return null;
  const { displays } = state.document;
  const tiles = displays.map((_, number) => displayTile(glyph, number));
  const lost = tiles.filter(({ isLost }) => isLost).length;
  const groups = [...new Set(displays.map(({ group }) => group))].map((group) => [
    html("h4", {}, group),
    html("div", { class: "displays", style: `--size:${displays.find((display) => display.group === group)?.size}px` },
      tiles.flatMap(({ element }, number) => (displays[number].group === group ? [element] : []))),
  ]);
  return html("details", { class: "eyes", open: state.showsDisplays ?? matchMedia("(min-width: 901px)").matches },
    html("summary", { onclick: rememberOpening }, html("h3", {}, "As people see it"),
      lost ? html("span", {}, `lost in ${lost} of ${counted(tiles.length, "setting")}`) : null),
    groups);
}
