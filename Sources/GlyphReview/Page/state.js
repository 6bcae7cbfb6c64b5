// What changes while the page is open. All modules read it here; nothing else on the page is kept between events, but
// what one module needs by itself: the toast's clock, and a running preview's connection.

/**
 * - `document`: the document that is shown.
 * - `view`: the chosen view.
 * - `cards`: the glyphs on the page, by number, and `cardOf` with each by its element.
 * - `current`: the only card in the order of the Tab key.
 * - `inspected`: the number of the glyph that the inspector shows; null while it is closed.
 * - `flow`: the glyphs that the inspector goes through; null where it shows any.
 * - `picked`: by entry of the manifest, the line that was picked for its fill.
 * - `write`: in a running preview, writes a pick into the manifest at once, and gives the fault if there is one.
 * - `isForRelatives`: whether a pick holds for all glyphs with the same body.
 * - `weight`: the number of the weight in which symbols are shown, and `showsGuides`: whether with their guides.
 *
 * @type {{
 *   document: SheetDocument, view: View, cards: Card[], cardOf: WeakMap<Element, Card>, current: Card | null,
 *   inspected: GlyphNumber | null, flow: Flow | null, picked: Map<string, string>,
 *   write: ((entry: string, line: string) => Promise<string | null>) | null, isForRelatives: boolean,
 *   weight: number, showsGuides: boolean,
 * }}
 */
export const state = {
  document: {
    appearances: [], backgrounds: [], landscape: { plain: [], materials: {} }, palette: [], paints: [], colors: [],
    contours: [], contrasts: [], drawings: [], findings: [], frame: {}, glyphs: [], gradients: "", groups: [],
    minimumContrast: 0, prefixes: { android: "", use: "" }, references: [], visions: [], relatives: [],
  },
  view: {
    layout: "", zoom: "24", style: "both", split: "50", contrast: "normal", level: "base", ground: "own",
    backdrop: "mid", reduced: false, size: "64", pixels: "0", grid: false, keys: false, points: false, vision: "",
    choices: false, ratios: false, query: "", finding: "", theme: "auto",
  },
  cards: [],
  cardOf: new WeakMap(),
  current: null,
  inspected: null,
  flow: null,
  picked: new Map(),
  write: null,
  isForRelatives: false,
  weight: 3,
  showsGuides: true,
};
