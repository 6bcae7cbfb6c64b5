// A glyph on a background in one appearance.

import { appearanceNumber, appearanceTitle, contrastTitle, levelTitle, styleTitle } from "./appearances.js";
import { html, nodes } from "./element.js";
import { backgroundColor, contrastsOf, drawnSetting, fillsOf, pictureOf, settingsOf } from "./lookup.js";
import { addOverlay, hasOverlay } from "./overlay.js";
import { picture, pixelPicture } from "./picture.js";
import { ratioRows } from "./ratios.js";
import { state } from "./state.js";
import { contrasts, levels, styles } from "./view.js";

const sizes = [16, 24, 32, 64];

/** The sides at which a picture is drawn. */
function shownSizes() { return state.view.size === "all" ? sizes : [Number(state.view.size)]; }

/**
 * Pixels are enlarged so that the picture fills 96 points.
 *
 * @param {number} size
 */
export function magnified(size) { return size * Math.max(1, Math.round(96 / size)); }

/** @param {string[]} colors */
function photoStyle(colors) { return colors.map((color, index) => `--p${index}:${color}`).join(";"); }

/**
 * The background, and around a material the content behind it.
 *
 * @param {BackgroundNumber} background
 * @param {AppearanceNumber} appearance
 * @param {SettingNumber} setting
 * @param {Child} contents
 * @param {string} kind a further class, with a space in front, or empty
 */
export function onBackground(background, appearance, setting, contents, kind = "") {
  const { document, view } = state;
  const { material, name } = document.backgrounds[background];
  const style = `--g:${backgroundColor(background, setting)}`;
  const well = html("div", { class: "ground" + kind, style }, contents);
  if (view.vision) well.style.filter = `url(#${view.vision})`;
  if (!material || view.reduced) return well;
  const behind = html("div", { class: "behind" }, well);
  if (view.backdrop === "photo") {
    behind.classList.add("photo");
    behind.style.cssText = photoStyle(document.landscape.plain);
    well.classList.add("photo", "blurred");
    const colors = document.landscape.materials[name][appearance & 1 ? "dark" : "light"];
    well.style.cssText += ";" + photoStyle(colors);
  } else {
    /** @type {Record<string, string>} */
    const tones = { light: "#fff", mid: "#808080", dark: "#000" };
    behind.style.cssText = `--b:${tones[view.backdrop]}`;
  }
  return behind;
}

/**
 * @param {Glyph} glyph
 * @param {BackgroundNumber} background
 * @param {AppearanceNumber} appearance
 * @param {number[]} wantedSizes
 */
function well(glyph, background, appearance, wantedSizes) {
  const setting = drawnSetting(background, appearance);
  const shown = pictureOf(glyph, appearance);
  const drawing = state.document.drawings[shown.drawing];
  const fills = fillsOf(shown.paints, setting);
  const scale = Number(state.view.pixels);
  const { name } = state.document.backgrounds[background];
  const label = `${glyph.name}, ${appearanceTitle(appearance).toLowerCase()}, on ${name}`;
  const contents = wantedSizes.map((size, index) => {
    if (scale > 0) {
      const side = wantedSizes.length > 1 ? size : magnified(size);
      const canvas = pixelPicture(drawing, fills, size, scale, side, label);
      if (!hasOverlay() || side < 64) return canvas;
      const over = picture({ ...drawing, layers: [] }, [], side, null);
      addOverlay(over, drawing, side, size * scale);
      return html("div", { class: "stack" }, canvas, over);
    }
    const element = picture(drawing, fills, size, index === wantedSizes.length - 1 ? label : null);
    if (size >= 24) addOverlay(element, drawing, size);
    return element;
  });
  return onBackground(background, appearance, setting, contents, wantedSizes.length > 1 ? " all" : "");
}

/**
 * The picture of a glyph on its background, and nothing else.
 *
 * @param {Glyph} glyph
 * @param {BackgroundNumber} background
 * @param {AppearanceNumber} appearance
 * @param {number} size
 */
export function plainPicture(glyph, background, appearance, size) {
  const setting = drawnSetting(background, appearance);
  const { drawing, paints } = pictureOf(glyph, appearance);
  const element = picture(state.document.drawings[drawing], fillsOf(paints, setting), size, null);
  return onBackground(background, appearance, setting, [element]);
}

/**
 * @param {Glyph} glyph
 * @param {BackgroundNumber} background
 * @param {AppearanceNumber} appearance
 * @param {boolean} isFull
 */
function layerRows(glyph, background, appearance, isFull) {
  const shown = pictureOf(glyph, appearance);
  return ratioRows(
    contrastsOf(shown, settingsOf(background, appearance)), isFull, glyph.minimumContrast,
    state.document.drawings[shown.drawing], fillsOf(shown.paints, drawnSetting(background, appearance)));
}

/**
 * The findings of the audit in these settings.
 *
 * @param {Glyph} glyph
 * @param {BackgroundNumber} background
 * @param {AppearanceNumber} appearance
 */
function marks(glyph, background, appearance) {
  const here = settingsOf(background, appearance);
  const found = glyph.findings.filter(({ settings }) => here.some((setting) => settings.has(setting)));
  return [...new Set(found.map(({ finding }) => finding.rule))].map((rule) => html("p", { class: "mark" }, rule));
}

/**
 * @param {Glyph} glyph
 * @param {BackgroundNumber} background
 * @param {AppearanceNumber} appearance
 * @param {number[]} wantedSizes
 * @param {boolean} isFull whether contrasts that pass are shown, too
 * @param {string} detail what distinguishes the appearance from others of its style
 */
export function tile(glyph, background, appearance, wantedSizes, isFull, detail = detailOf(appearance)) {
  const { style } = state.view;
  // Light is left of dark, and looks so.
  const isTitled = detail || isFull || style !== "both";
  const words = detail ? html("small", {}, detail) : null;
  const title = isTitled ? [html("b", {}, styleTitle(appearance)), " ", words] : null;
  const lines = nodes([
    title, layerRows(glyph, background, appearance, isFull), marks(glyph, background, appearance)]);
  return html("figure", { class: "tile", "data-appearance": appearance },
    well(glyph, background, appearance, wantedSizes), lines.length === 0 ? null : html("figcaption", {}, lines));
}

/**
 * Which of two contrasts or two levels, where the view shows both.
 *
 * @param {AppearanceNumber} appearance
 */
function detailOf(appearance) {
  const contrast = state.view.contrast === "both" ? contrastTitle(appearance) || "normal contrast" : "";
  const level = state.view.level === "both" ? levelTitle(appearance) || "base" : "";
  return [contrast, level].filter(Boolean).join(", ");
}

/**
 * Light with dark over it, up to the slider.
 *
 * @param {Glyph} glyph
 * @param {BackgroundNumber} background
 * @param {AppearanceNumber[]} pair
 * @param {number[]} wantedSizes
 * @param {boolean} isFull
 */
function splitTile(glyph, background, pair, wantedSizes, isFull) {
  return html("figure", { class: "tile" },
    html("div", { class: "split" }, pair.map((appearance) => well(glyph, background, appearance, wantedSizes))),
    html("figcaption", {}, pair.map((appearance) => [
      html("b", {}, styleTitle(appearance)), html("small", {}, detailOf(appearance)),
      layerRows(glyph, background, appearance, isFull), marks(glyph, background, appearance),
    ])));
}

/**
 * The tiles of a glyph on one background for the chosen view.
 *
 * @param {Glyph} glyph
 * @param {BackgroundNumber} background
 */
export function tilesOn(glyph, background, wantedSizes = shownSizes(), isFull = true) {
  return contrasts().flatMap((contrast) => levels().flatMap((level) => {
    const appearances = styles().map((style) => appearanceNumber(style, contrast, level));
    if (state.view.style === "split") return [splitTile(glyph, background, appearances, wantedSizes, isFull)];
    return appearances.map((appearance) => tile(glyph, background, appearance, wantedSizes, isFull));
  }));
}
