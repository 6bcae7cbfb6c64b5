// A glyph on a ground in one appearance.

const sizes = [16, 24, 32, 64];

/** The sides at which a picture is drawn. */
function shownSizes() { return view.size === "all" ? sizes : [Number(view.size)]; }

/** Pixels are enlarged so that the picture fills 96 points. */
function magnified(size) { return size * Math.max(1, Math.round(96 / size)); }

function groundStyle(ground, setting) { return `--g:${groundColor(ground, setting)}`; }

function photoStyle(colors) { return colors.map((color, index) => `--p${index}:${color}`).join(";"); }

/** The ground, and around a material the content behind it. */
function onGround(ground, appearance, setting, contents, kind) {
  const { material, name } = data.grounds[ground];
  const well = html("div", { class: "ground" + kind, style: groundStyle(ground, setting) }, contents);
  if (view.vision) well.style.filter = `url(#${view.vision})`;
  if (!material || view.reduced) return well;
  const behind = html("div", { class: "behind" }, well);
  if (view.backdrop === "photo") {
    behind.classList.add("photo");
    behind.style.cssText = photoStyle(data.backdrop.plain);
    well.classList.add("photo", "blurred");
    well.style.cssText += ";" + photoStyle(data.backdrop.materials[name][appearance & 1 ? "dark" : "light"]);
  } else {
    behind.style.cssText = `--b:${{ light: "#fff", mid: "#808080", dark: "#000" }[view.backdrop]}`;
  }
  return behind;
}

function well(glyph, ground, appearance, wantedSizes) {
  const setting = drawnSetting(ground, appearance);
  const shown = pictureOf(glyph, appearance);
  const drawing = data.drawings[shown.drawing];
  const fills = fillsOf(shown.coats, setting);
  const scale = Number(view.pixels);
  const label = `${glyph.name}, ${appearanceTitle(appearance).toLowerCase()}, on ${data.grounds[ground].name}`;
  const contents = wantedSizes.map((size, index) => {
    const name = index === wantedSizes.length - 1 ? label : null;
    if (scale > 0) {
      const side = wantedSizes.length > 1 ? size : magnified(size);
      const canvas = pixelPicture(drawing, fills, size, scale, side, label);
      if (!hasOverlay() || side < 64) return canvas;
      const over = picture({ ...drawing, layers: [] }, [], side, null);
      overlay(over, drawing, side, size * scale);
      return html("div", { class: "stack" }, canvas, over);
    }
    const element = picture(drawing, fills, size, name);
    if (size >= 24) overlay(element, drawing, size);
    return element;
  });
  return onGround(ground, appearance, setting, contents, wantedSizes.length > 1 ? " all" : "");
}

/** The picture of a glyph on its ground, and nothing else. */
function plainPicture(glyph, ground, appearance, size) {
  const setting = drawnSetting(ground, appearance);
  const shown = pictureOf(glyph, appearance);
  return onGround(ground, appearance, setting, [picture(data.drawings[shown.drawing], fillsOf(shown.coats, setting), size, null)], "");
}

/** Each colour with its ratio, equal ones once; of more than four only the range. Those that pass only if `isFull`. */
function layerRows(glyph, ground, appearance, isFull) {
  const setting = drawnSetting(ground, appearance);
  const shown = pictureOf(glyph, appearance);
  const fills = fillsOf(shown.coats, setting);
  const seen = new Map();
  for (const contrast of contrastsOf(shown, settings(ground, appearance))) {
    const key = contrast.name + contrast.ratio + (contrast.underlay >= 0);
    if (!seen.has(key)) seen.set(key, contrast);
  }
  const rows = [...seen.values()].filter((row) => isFull || (row.low && row.isRole));
  if (!isFull && rows.length === 0) return [];
  if (rows.length === 0) return [html("p", { class: "layer" }, html("span", { class: "paint" }, "nothing drawn"))];
  if (rows.length > 4) {
    const ratios = rows.map((row) => row.ratio);
    return [html("p", { class: "layer" }, html("span", { class: "paint" }, counted(rows.length, "colour")), html("span", { class: "ratio" }, `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`))];
  }
  return rows.map((row) => {
    const isGradient = data.drawings[shown.drawing].layers[row.layer].fill !== undefined;
    const fill = fills[row.layer];
    const name = row.name + (row.underlay >= 0 ? ", on the layer below" : "");
    // A single colour is named above; several are distinguished by name.
    return html("p", { class: "layer", title: isGradient ? name : `${name} ${fill}` },
      isGradient ? null : html("i", { style: `--i:${fill}` }),
      rows.length > 1 || isGradient ? html("span", { class: "paint" }, name) : html("code", {}, fill.startsWith("#") ? fill : ""),
      ratioText(row, glyph));
  });
}

/** Layers in original paints overlap: there is no minimum for them, nor for pairs of the system itself. */
function ratioText(contrast, glyph) {
  const isLow = contrast.low && contrast.isRole;
  const text = `${contrast.ratio.toFixed(2)}:1`;
  const isPaired = contrast.ratio < Math.floor(glyph.least * 100) / 100;
  const judgement = isPaired ? `below ${glyph.least}, in a pair of the system, ` : "passes, ";
  if (!isLow) return html("span", { class: "ratio" }, contrast.isRole ? html("span", { class: "hidden" }, judgement) : null, text);
  return html("span", { class: "ratio low" }, html("span", { "aria-hidden": "true" }, "▲ "), html("span", { class: "hidden" }, "fails, "), text, html("span", { class: "hidden" }, ` below ${glyph.least}`));
}

/** The findings of the audit in these settings. */
function marks(glyph, ground, appearance) {
  const here = settings(ground, appearance);
  const rules = new Set(glyph.findings.filter(({ settings: places }) => here.some((setting) => places.has(setting))).map(({ finding }) => finding.rule));
  return [...rules].map((rule) => html("p", { class: "mark" }, rule));
}

/** @param detail what distinguishes the appearance from others of its style */
function tile(glyph, ground, appearance, wantedSizes = shownSizes(), isFull = true, detail = detailOf(appearance)) {
  const shown = pictureOf(glyph, appearance);
  return html("figure", { class: "tile" }, well(glyph, ground, appearance, wantedSizes),
    html("figcaption", {}, html("b", {}, styleTitle(appearance)), " ", html("span", {}, shown.form), detail ? html("small", {}, detail) : null, layerRows(glyph, ground, appearance, isFull), marks(glyph, ground, appearance)));
}

/** Which of two contrasts or two levels, where the view shows both. */
function detailOf(appearance) {
  const contrast = view.contrast === "both" ? contrastTitle(appearance) || "normal contrast" : "";
  const level = view.level === "both" ? levelTitle(appearance) || "base" : "";
  return [contrast, level].filter(Boolean).join(", ");
}

/** Light with dark over it, up to the slider. */
function splitTile(glyph, ground, pair, wantedSizes, isFull) {
  return html("figure", { class: "tile" }, html("div", { class: "split" }, pair.map((appearance) => well(glyph, ground, appearance, wantedSizes))),
    html("figcaption", {}, pair.map((appearance) => [html("b", {}, styleTitle(appearance)), html("small", {}, detailOf(appearance)), layerRows(glyph, ground, appearance, isFull), marks(glyph, ground, appearance)]).flat(2)));
}

/** The tiles of a glyph on one ground for the chosen view. */
function tilesOn(glyph, ground, wantedSizes = shownSizes(), isFull = true) {
  return contrasts().flatMap((contrast) => levels().flatMap((level) => {
    const appearances = styles().map((style) => appearanceNumber(style, contrast, level));
    if (view.style === "split") return [splitTile(glyph, ground, appearances, wantedSizes, isFull)];
    return appearances.map((appearance) => tile(glyph, ground, appearance, wantedSizes, isFull));
  }));
}

const groundsOf = (glyph) => (view.ground === "own" ? glyph.on : [Number(view.ground)]);

/** Is a colour of the glyph below its minimum somewhere in this view? */
function failsHere(glyph) {
  return groundsOf(glyph).some((ground) => contrasts().some((contrast) => levels().some((level) => styles().some((style) => {
    const appearance = appearanceNumber(style, contrast, level);
    return contrastsOf(pictureOf(glyph, appearance), settings(ground, appearance)).some((found) => found.low && found.isRole);
  }))));
}
