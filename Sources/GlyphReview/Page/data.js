// The data of the page, and look-ups in it. All colours and contrasts are already resolved.

let data;

/** The data with all that its file leaves out, since it follows from the rest. */
function complete(next) {
  next.drawings = next.drawings.map((drawing) => {
    const members = Array.isArray(drawing) ? { ...next.frame, layers: drawing } : drawing;
    const layers = members.layers.map((layer) => (Array.isArray(layer) ? { contours: layer } : typeof layer === "number" ? { contours: [layer] } : layer));
    return { ...members, layers };
  });
  const coats = (picture) => {
    if (!Array.isArray(picture.coats)) picture.coats = next.drawings[picture.drawing].layers.map(() => picture.coats);
  };
  for (const glyph of next.glyphs) {
    glyph.asset ??= glyph.name;
    glyph.entry ??= glyph.name;
    glyph.source ??= `${glyph.entry}.svg`;
    glyph.resource ??= glyph.asset.replace(/[-. /]/g, "_");
    glyph.tags ??= [];
    glyph.group ??= 0;
    glyph.on ??= [0];
    glyph.least ??= next.least;
    glyph.shown ??= next.appearances.map((_, number) => number % glyph.pictures.length);
    for (const picture of glyph.pictures) {
      picture.appearance ??= 0;
      picture.form ??= "outline";
      if (!Array.isArray(picture.meets)) picture.meets = [[0, -1, picture.meets]];
      coats(picture);
      picture.choices?.forEach(coats);
      if (picture.rtl) coats(picture.rtl);
    }
  }
  return next;
}

const backdrops = ["light", "mid", "dark"];

function appearanceNumber(style, contrast, level) {
  return (style === "dark" ? 1 : 0) + (contrast === "high" ? 2 : 0) + (level === "elevated" ? 4 : 0);
}

const styleTitle = (number) => (number & 1 ? "Dark" : "Light");
const contrastTitle = (number) => (number & 2 ? "increased contrast" : "");
const levelTitle = (number) => (number & 4 ? "elevated" : "");

/** In words: `Dark, increased contrast, elevated`. */
function appearanceTitle(number) {
  return [styleTitle(number), contrastTitle(number), levelTitle(number)].filter(Boolean).join(", ");
}

/** The settings of a ground in an appearance. Over a landscape those of all tones, since it contains them all. */
function settings(ground, appearance) {
  const { first, material } = data.grounds[ground];
  if (!material) return [first + appearance];
  const start = first + 4 * appearance;
  if (view.reduced) return [start + 3];
  if (view.backdrop === "photo") return backdrops.map((_, index) => start + index);
  return [start + backdrops.indexOf(view.backdrop)];
}

/** The setting whose colours are drawn: over a landscape, those for its middle tone. */
function drawnSetting(ground, appearance) {
  const all = settings(ground, appearance);
  return all[all.length >> 1];
}

function groundColor(ground, setting) {
  const { first, colors } = data.grounds[ground];
  return colors[setting - first];
}

function pictureOf(glyph, appearance) { return glyph.pictures[glyph.shown[appearance]]; }

/** The fill of each layer. */
function fillsOf(paints, setting) {
  return paints.map((paint) => data.inks[data.coats[paint].fills[setting]]);
}

/** The contrast of each layer with what it touches, the worst of the settings; `low` is below the glyph's minimum. */
function contrastsOf(picture, shownSettings) {
  return picture.meets.map(([layer, underlay, list]) => {
    const values = shownSettings.map((setting) => data.contrasts[list][setting]).filter((value) => value !== 0);
    const worst = values.reduce((a, b) => (Math.abs(b) < Math.abs(a) ? b : a), Infinity);
    const paint = data.coats[picture.coats[layer]];
    return { layer, underlay, name: paint.name, isRole: paint.isRole === true, ratio: Math.abs(worst) / 100, low: values.some((value) => value < 0) };
  }).filter((contrast) => Number.isFinite(contrast.ratio));
}

/** Findings by glyph, each with its settings and layers there. */
function indexFindings() {
  data.glyphs.forEach((glyph) => { glyph.findings = []; });
  data.findings.forEach((finding) => {
    finding.spots.forEach(({ at, glyphs }) => {
      const places = at.filter((_, index) => index % 2 === 0);
      glyphs.forEach((number) => data.glyphs[number].findings.push({ finding, settings: new Set(places) }));
    });
  });
}

/** How many findings a glyph has: one that is about several of its appearances counts once. */
const findingCount = (glyph) => new Set(glyph.findings.map(({ finding }) => finding)).size;

const severities = ["info", "warning", "error"];

function worstSeverity(findings) {
  return severities[Math.max(...findings.map(({ finding }) => severities.indexOf(finding.severity)))];
}
