// Path data as segments, and the lines of the overlays as path data. Nothing here needs a page.

/**
 * The numbers of each command.
 *
 * @type {Record<string, number>}
 */
const counts = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, z: 0 };

/**
 * Reads path data without arcs into segments with absolute points.
 *
 * @param {string} text
 * @returns {Segment[]}
 */
export function segmentsOf(text) {
  const tokens = text.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? [];
  /** @type {Segment[]} */
  const segments = [];
  let [index, letter, last] = [0, "", ""];
  // The current point, the beginning of its contour, and the last control point.
  let [x, y, startX, startY, armX, armY] = [0, 0, 0, 0, 0, 0];
  while (index < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[index])) letter = tokens[index++];
    const kind = letter.toLowerCase();
    const [dx, dy] = letter === kind ? [x, y] : [0, 0];
    const n = tokens.slice(index, index + counts[kind]).map(Number);
    index += counts[kind];
    const p = n.map((value, at) => value + (at % 2 ? dy : dx));
    /**
     * The control point that a smooth curve takes from the curve before it.
     *
     * @param {string} kinds
     */
    const reflected = (kinds) => (kinds.includes(last) ? [2 * x - armX, 2 * y - armY] : [x, y]);
    if (kind === "z") {
      [x, y] = [startX, startY];
      segments.push(["Z"]);
    } else if (kind === "m") {
      [x, y, startX, startY] = [p[0], p[1], p[0], p[1]];
      segments.push(["M", x, y]);
      // Further points are of lines.
      letter = letter === "m" ? "l" : "L";
    } else if (kind === "l" || kind === "h" || kind === "v") {
      if (kind !== "v") x = kind === "h" ? n[0] + dx : p[0];
      if (kind !== "h") y = kind === "v" ? n[0] + dy : p[1];
      segments.push(["L", x, y]);
    } else if (kind === "c" || kind === "s") {
      const arms = kind === "c" ? p : [...reflected("cs"), ...p];
      segments.push(["C", ...arms]);
      [armX, armY, x, y] = arms.slice(2);
    } else {
      const arms = kind === "q" ? p : [...reflected("qt"), ...p];
      segments.push(["Q", ...arms]);
      [armX, armY, x, y] = arms;
    }
    last = kind;
  }
  return segments;
}

/**
 * The points of a path as squares and its control points as circles, and the lines from points to control points.
 *
 * @param {string} text
 * @param {number} radius
 */
export function pointsOf(text, radius) {
  let points = "";
  let arms = "";
  let [x, y] = [0, 0];
  /** @param {number} a @param {number} b */
  const square = (a, b) => {
    points += `M${a - radius} ${b - radius}h${2 * radius}v${2 * radius}h${-2 * radius}z`;
  };
  /** @param {number} a @param {number} b */
  const round = (a, b) => {
    const half = `a${radius} ${radius} 0 1 0`;
    points += `M${a - radius} ${b}${half} ${2 * radius} 0${half} ${-2 * radius} 0z`;
  };
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

/**
 * Lines at a distance of a unit, or more where they would be too dense; over pixels, between them.
 *
 * @param {Box} box
 * @param {number} [pixels] the width of the picture in pixels, where it is made of pixels
 */
export function gridLines([x, y, width, height], pixels) {
  const extent = Math.max(width, height);
  const step = pixels ? extent / pixels : Math.max(1, Math.ceil(extent / 48));
  let lines = "";
  for (let at = 0; at <= width + 1e-9; at += step) lines += `M${x + at} ${y}v${height}`;
  for (let at = 0; at <= height + 1e-9; at += step) lines += `M${x} ${y + at}h${width}`;
  return lines;
}

/**
 * The key shapes of an icon set: a live area with a margin of a twelfth, and in it a circle, a square and two
 * rectangles of the same visual weight (the proportions of Material's 24-point key lines), with the axes and diagonals.
 *
 * @param {Box} box
 */
export function keyLines([x, y, width, height]) {
  const unit = Math.min(width, height) / 24;
  const [cx, cy] = [x + width / 2, y + height / 2];
  /** @param {number} w @param {number} h @param {number} r */
  const rectangle = (w, h, r) =>
    ({ x: cx - w * unit / 2, y: cy - h * unit / 2, width: w * unit, height: h * unit, rx: r * unit });
  return {
    rectangles: [rectangle(20, 20, 0), rectangle(18, 18, 2), rectangle(16, 20, 2), rectangle(20, 16, 2)],
    circle: { cx, cy, r: 10 * unit },
    lines: `M${x} ${y}l${width} ${height}M${x + width} ${y}L${x} ${y + height}`
      + `M${cx} ${y}v${height}M${x} ${cy}h${width}`,
  };
}
