// Looks up what a glyph shows in a setting: its picture, its colours, its contrasts and its findings.

import { appearanceNumber } from "./appearances.js";
import { state } from "./state.js";
import { backgroundsOf, contrasts, levels, styles } from "./view.js";

const backdrops = ["light", "mid", "dark"];

/**
 * The settings of a background in an appearance. Over a landscape the settings of all tones: it contains them all.
 *
 * @param {BackgroundNumber} background
 * @param {AppearanceNumber} appearance
 * @returns {SettingNumber[]}
 */
export function settingsOf(background, appearance) {
  const { first, material } = state.document.backgrounds[background];
  if (!material) return [first + appearance];
  const start = first + 4 * appearance;
  if (state.view.reduced) return [start + 3];
  if (state.view.backdrop === "photo") return backdrops.map((_, index) => start + index);
  return [start + backdrops.indexOf(state.view.backdrop)];
}

/**
 * The setting whose colours are drawn: over a landscape, those for its middle tone.
 *
 * @param {BackgroundNumber} background
 * @param {AppearanceNumber} appearance
 */
export function drawnSetting(background, appearance) {
  const all = settingsOf(background, appearance);
  return all[all.length >> 1];
}

/** @param {BackgroundNumber} background @param {SettingNumber} setting */
export function backgroundColor(background, setting) {
  const { first, colors } = state.document.backgrounds[background];
  return colors[setting - first];
}

/**
 * The groups around a glyph's element in the manifest, the outermost first.
 *
 * @param {Glyph} glyph
 */
export const groupsOf = ({ group }) => (state.document.groups[group] ?? "").split(" / ").filter(Boolean);

/**
 * Identifies the entry of a glyph in the manifest: its name, with the names of the groups around it.
 *
 * @param {Glyph} glyph
 */
export const keyOf = (glyph) => [...groupsOf(glyph), glyph.entry].join(" / ");

/**
 * Whether all drawings of a glyph are there: a page unpacks the drawings of later glyphs after the first screen.
 *
 * @param {Glyph} glyph
 */
export const isThere = ({ pictures }) => pictures.every(({ drawing, rightToLeft }) =>
  Math.max(drawing, rightToLeft?.drawing ?? 0) < state.document.drawings.length);

/**
 * The index of the alternative that a picture shows: as it was picked here, or as the manifest states it.
 *
 * @param {Glyph} glyph
 * @param {Picture} picture
 */
export function chosenOf(glyph, { alternatives, chosen }) {
  const line = state.picks.size === 0 ? undefined : state.picks.get(keyOf(glyph));
  // A line that is none of theirs states that the fill is right as it is.
  const picked = line === undefined ? -1 : alternatives.findIndex((alternative) => alternative.line === line);
  return picked < 0 ? chosen : picked;
}

/**
 * The picture of a glyph in an appearance, with the fill that was picked for it.
 *
 * @param {Glyph} glyph
 * @param {AppearanceNumber} appearance
 * @returns {Picture}
 */
export function pictureOf(glyph, appearance) {
  const picture = glyph.pictures[glyph.shown[appearance]];
  const chosen = chosenOf(glyph, picture);
  if (chosen === picture.chosen) return picture;
  const { drawing, paints } = picture.alternatives[chosen];
  // Contrasts are known of layers that are there in both.
  const isAlike = paints.length === picture.paints.length;
  return { ...picture, drawing, paints, contacts: isAlike ? picture.contacts : [] };
}

/**
 * The colour of each layer.
 *
 * @param {PaintNumber[]} paints
 * @param {SettingNumber} setting
 */
export function fillsOf(paints, setting) {
  return paints.map((paint) => state.document.colors[state.document.paints[paint].colors[setting]]);
}

/**
 * The contrast of each layer with what it touches, the worst of the settings.
 *
 * @param {Picture} picture
 * @param {SettingNumber[]} settings
 * @returns {LayerContrast[]}
 */
export function contrastsOf(picture, settings) {
  return picture.contacts.map(([layer, underlay, list]) => {
    // Hundredths, negative below the glyph's minimum; nothing is drawn where there is no contrast.
    const values = settings.map((setting) => state.document.contrasts[list][setting]).filter((value) => value !== 0);
    const worst = values.reduce((a, b) => (Math.abs(b) < Math.abs(a) ? b : a), Infinity);
    const { name, isRole } = state.document.paints[picture.paints[layer]];
    return {
      layer, underlay, name, isRole, ratio: Math.abs(worst) / 100, isLow: values.some((value) => value < 0),
    };
  }).filter(({ ratio }) => Number.isFinite(ratio));
}

/**
 * Whether a colour of the glyph is below its minimum somewhere in this view.
 *
 * @param {Glyph} glyph
 */
export function failsHere(glyph) {
  const appearances = contrasts().flatMap((contrast) => levels().flatMap((level) =>
    styles().map((style) => appearanceNumber(style, contrast, level))));
  return backgroundsOf(glyph).some((background) => appearances.some((appearance) =>
    contrastsOf(pictureOf(glyph, appearance), settingsOf(background, appearance))
      .some(({ isLow, isRole }) => isLow && isRole)));
}

/**
 * The number of findings of a glyph: one that is about several of its appearances counts once.
 *
 * @param {Glyph} glyph
 */
export const findingCount = (glyph) => new Set(glyph.findings.map(({ finding }) => finding)).size;

/**
 * The names of a glyph's colours.
 *
 * @param {Glyph} glyph
 */
export function colorNames(glyph) {
  const paints = glyph.pictures.flatMap((picture) => picture.paints).map((paint) => state.document.paints[paint]);
  return [...new Set(paints.map(({ name, isRole }) => (isRole ? name : "original colours")))];
}

/** @type {Severity[]} */
const severities = ["info", "warning", "error"];

/**
 * The worst severity of some findings, of which there is at least one.
 *
 * @param {GlyphFinding[]} findings
 */
export function worstSeverity(findings) {
  return severities[Math.max(...findings.map(({ finding }) => severities.indexOf(finding.severity)))];
}
