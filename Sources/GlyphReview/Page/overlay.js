// Grid, key lines, outlines and points over a drawing, in its own units.

/** Reads path data into segments with absolute points: `[letter, x, y, …]`. */
function segmentsOf(text) {
  const tokens = text.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? [];
  const counts = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, z: 0 };
  const segments = [];
  let [index, letter, x, y, startX, startY, armX, armY, last] = [0, "", 0, 0, 0, 0, 0, 0, ""];
  while (index < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[index])) letter = tokens[index++];
    const kind = letter.toLowerCase();
    const [dx, dy] = letter === kind ? [x, y] : [0, 0];
    const n = tokens.slice(index, index + counts[kind]).map(Number);
    index += counts[kind];
    const p = n.map((value, at) => value + (at % 2 ? dy : dx));
    const mirrored = (kinds) => (kinds.includes(last) ? [2 * x - armX, 2 * y - armY] : [x, y]);
    if (kind === "z") { [x, y] = [startX, startY]; segments.push(["Z"]); last = "z"; continue; }
    if (kind === "m") { [x, y, startX, startY] = [p[0], p[1], p[0], p[1]]; segments.push(["M", x, y]); letter = letter === "m" ? "l" : "L"; }
    else if (kind === "l") { [x, y] = p; segments.push(["L", x, y]); }
    else if (kind === "h") { x = n[0] + dx; segments.push(["L", x, y]); }
    else if (kind === "v") { y = n[0] + dy; segments.push(["L", x, y]); }
    else if (kind === "c" || kind === "s") {
      const arms = kind === "c" ? p : [...mirrored("cs"), ...p];
      segments.push(["C", ...arms]);
      [armX, armY, x, y] = arms.slice(2);
    } else {
      const arms = kind === "q" ? p : [...mirrored("qt"), ...p];
      segments.push(["Q", ...arms]);
      [armX, armY, x, y] = arms;
    }
    last = kind;
  }
  return segments;
}

/** Points, and the handles from them to their control points. */
function pointsOf(text, radius) {
  let points = "";
  let arms = "";
  let [x, y] = [0, 0];
  const square = (a, b) => { points += `M${a - radius} ${b - radius}h${2 * radius}v${2 * radius}h${-2 * radius}z`; };
  const round = (a, b) => { points += `M${a - radius} ${b}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`; };
  for (const [letter, ...p] of segmentsOf(text)) {
    if (letter === "Z") continue;
    const [endX, endY] = p.slice(-2);
    if (letter === "C") {
      arms += `M${x} ${y}L${p[0]} ${p[1]}M${endX} ${endY}L${p[2]} ${p[3]}`;
      round(p[0], p[1]);
      round(p[2], p[3]);
    } else if (letter === "Q") {
      arms += `M${x} ${y}L${p[0]} ${p[1]}L${endX} ${endY}`;
      round(p[0], p[1]);
    }
    square(endX, endY);
    [x, y] = [endX, endY];
  }
  return { points, arms };
}

/** Lines at a distance of a unit, or more where they would be too dense; over pixels, between them. */
function gridOf([x, y, width, height], pixels) {
  const extent = Math.max(width, height);
  const step = pixels ? extent / pixels : Math.max(1, Math.ceil(extent / 48));
  let lines = "";
  for (let at = 0; at <= width + 1e-9; at += step) lines += `M${x + at} ${y}v${height}`;
  for (let at = 0; at <= height + 1e-9; at += step) lines += `M${x} ${y + at}h${width}`;
  return lines;
}

/** The key shapes of an icon set: a live area with a margin of a twelfth, and in it a circle, a square
 * and two rectangles of the same visual weight (the proportions of Material's 24-point key lines). */
function keyLinesOf([x, y, width, height]) {
  const unit = Math.min(width, height) / 24;
  const [cx, cy] = [x + width / 2, y + height / 2];
  const box = (w, h, r) => ({ x: cx - w * unit / 2, y: cy - h * unit / 2, width: w * unit, height: h * unit, rx: r * unit });
  const shapes = [box(20, 20, 0), box(18, 18, 2), box(16, 20, 2), box(20, 16, 2)].map((attributes) => svg("rect", { class: "over keys", ...attributes }));
  return [...shapes, svg("circle", { class: "over keys", cx, cy, r: 10 * unit }), svg("path", { class: "over keys", d: `M${x} ${y}l${width} ${height}M${x + width} ${y}L${x} ${y + height}M${cx} ${y}v${height}M${x} ${cy}h${width}` })];
}

const hasOverlay = () => view.grid || view.keys || view.points;

/** Adds the chosen overlays to a picture. `pixels` is its width in pixels, where it is made of pixels. */
function overlay(element, drawing, size, pixels) {
  const box = drawing.box.split(" ").map(Number);
  if (view.grid) element.append(svg("path", { class: "over grid", d: gridOf(box, pixels) }));
  if (view.keys) element.append(...keyLinesOf(box));
  if (!view.points) return;
  element.classList.add("bare");
  const radius = Math.max(box[2], box[3]) * (size >= 100 ? 1.6 : 1.3) / size;
  for (const layer of drawing.layers) {
    const text = pathData(layer);
    const { points, arms } = pointsOf(text, radius);
    element.append(svg("path", { class: "over wire", d: text }), svg("path", { class: "over arms", d: arms }), svg("path", { class: "over points", d: points }));
  }
}
