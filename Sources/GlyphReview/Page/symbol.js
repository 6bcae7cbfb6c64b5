// A glyph as a symbol: in every weight of text, with the template's guides, and in lines of text.

/** The weights of text: how far each is from Regular to the lightest or the heaviest one, and its number in style sheets. */
const weights = [
  ["Ultralight", -1, 100], ["Thin", -0.75, 200], ["Light", -0.316, 300], ["Regular", 0, 400], ["Medium", 0.183, 500],
  ["Semibold", 0.317, 600], ["Bold", 0.5, 700], ["Heavy", 0.77, 800], ["Black", 1, 900],
];
let weight = 3;
let showsGuides = true;

/** The capitals' height in the template's units, and a line's size of text. */
const capHeight = 70.459;
const textSize = 100;
/** The small scale, in which outlines are, in sizes of the medium one. */
const smallScale = 0.783;

function weightedData(layer, share) {
  const other = share < 0 ? layer.light : layer.heavy;
  const numbers = layer.regular.map((number, index) => Math.round(number + other[index] * Math.abs(share)) / 10);
  let next = 0;
  const counts = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };
  return [...layer.kinds].map((kind) => kind + numbers.slice(next, next += counts[kind]).join(" ")).join("");
}

const growthOf = (symbol, share) => (share < 0 ? symbol.growth[0] : symbol.growth[1]) * Math.abs(share);

function symbolPaths(symbol, share) {
  const shift = growthOf(symbol, share) / 2;
  return svg("g", { transform: `translate(${shift.toFixed(2)} 0)` }, symbol.layers.map((layer) => svg("path", { d: weightedData(layer, share), class: layer.erases ? "eraser" : null, "fill-opacity": layer.opacity === 1 ? null : layer.opacity })));
}

function symbolPicture(symbol, share) {
  const advance = symbol.advance + growthOf(symbol, share);
  const [left, top, width, height] = [-16, -capHeight - 24, advance + 32, capHeight + 48];
  const line = (x1, y1, x2, y2, name) => svg("line", { x1, y1, x2, y2, class: name });
  const guides = [
    line(left, 0, left + width, 0, "text"), line(left, -capHeight, left + width, -capHeight, "text"),
    line(0, top, 0, top + height, "margin"), line(advance, top, advance, top + height, "margin"),
  ];
  return svg("svg", { viewBox: `${left} ${top} ${width.toFixed(1)} ${height}`, role: "img", "aria-label": weights[weight][0] }, symbolPaths(symbol, share), showsGuides ? svg("g", { class: "symbol-guides" }, guides) : null);
}

function symbolLine(symbol, share, size) {
  const unit = size / textSize / smallScale;
  const advance = symbol.advance + growthOf(symbol, share);
  const height = capHeight * 1.6;
  const picture = svg("svg", { width: (advance * unit).toFixed(2), height: (height * unit).toFixed(2), viewBox: `0 ${-capHeight / 2 - height / 2} ${advance.toFixed(2)} ${height}`, "aria-hidden": "true", style: `vertical-align: ${(-(height - capHeight) / 2 * unit + capHeight * (size / textSize - unit) / 2).toFixed(2)}px` }, symbolPaths(symbol, share));
  return html("p", { style: `font-size: ${size}px; font-weight: ${weights[weight][2]}` }, picture, " Handgloves ", picture.cloneNode(true), " 017");
}

function symbolPart(glyph) {
  const { symbol } = glyph;
  if (!symbol) return null;
  const picture = html("div", { class: "symbol-picture" });
  const lines = html("div", { class: "symbol-lines" });
  const name = html("output", { for: "symbol-weight" });
  const slider = html("input", { type: "range", id: "symbol-weight", min: 0, max: weights.length - 1, step: 1, value: weight, "aria-label": "Weight" });
  const guides = html("button", { type: "button", class: "toggle", "aria-pressed": String(showsGuides) }, "Guides");
  const draw = () => {
    const [title, share] = weights[weight];
    name.textContent = title;
    slider.setAttribute("aria-valuetext", title);
    picture.replaceChildren(symbolPicture(symbol, share));
    lines.replaceChildren(...[17, 24, 34].map((size) => symbolLine(symbol, share, size)));
  };
  slider.addEventListener("input", () => { weight = Number(slider.value); draw(); });
  guides.addEventListener("click", () => { showsGuides = !showsGuides; guides.setAttribute("aria-pressed", String(showsGuides)); draw(); });
  draw();
  const [least, most] = symbol.widths;
  return [html("h3", {}, "As a symbol"),
    html("div", { class: "symbol" }, picture, html("div", {},
      html("div", { class: "symbol-bar" }, slider, name, guides), lines,
      html("p", { class: "words" }, `Ultralight has ${least} and Black ${most} times the stroke width of Regular.`)))];
}

/** The other assets of the same drawing, each a way to it. */
function familyOf(number) {
  const glyph = data.glyphs[number];
  const family = data.glyphs.map((other, index) => ({ other, index })).filter(({ other }) => other.entry === glyph.entry && other.group === glyph.group);
  if (family.length < 2) return null;
  const tiles = family.map(({ other, index }) => html("button", { type: "button", class: "relative", "aria-current": index === number ? "true" : null, onclick: () => inspect(index) },
    html("span", { class: "pair" }, styles().map((style) => plainPicture(other, groundsOf(other)[0] ?? 0, appearanceNumber(style, "normal", "base"), 32))), html("span", {}, other.name.slice(other.entry.length + 1) || other.name)));
  return [html("h3", {}, "Variants"), html("div", { class: "family" }, tiles)];
}
