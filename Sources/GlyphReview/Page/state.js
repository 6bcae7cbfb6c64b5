// What changes while the page is open. All modules read it here. Nothing else is kept between events, but what one
// module needs by itself: the toast and its clock, the observer of items, and the connection of a running preview.

/**
 * - `document`: the document that is shown.
 * - `isWhole`: whether the document is unpacked; before that, it lacks later drawings, and alternatives.
 * - `view`: the chosen view.
 * - `cards`: the glyphs on the page, by number, and `cardOf` with each by its element.
 * - `lists`: the lists that the cards are in, one for each group.
 * - `current`: the only card in the order of the Tab key.
 * - `inspected`: the number of the glyph that the inspector shows; null while it is closed.
 * - `flow`: the glyphs that the inspector goes through; null where it shows any.
 * - `edits`: what was picked on a page from a file, to be undone and redone; and `picks`, what holds of it: by key of
 *   the entry in the manifest, the line for its fill.
 * - `live`: the running preview that the page belongs to, which has the edits then.
 * - `isForRelatives`: whether a pick holds for all glyphs with the same body.
 * - `showsDisplays`: whether the inspector shows a glyph as people see it; null until a person opens or closes that.
 * - `weight`: the number of the weight in which symbols are shown, and `showsGuides`: whether with their guides.
 *
 * @type {{
 *   document: SheetDocument, isWhole: boolean, view: View, cards: Card[], cardOf: WeakMap<Element, Card>,
 *   lists: CardList[],
 *   current: Card | null,
 *   inspected: GlyphNumber | null, flow: Flow | null, edits: EditList, picks: Map<string, string>,
 *   live: LivePreview | null, isForRelatives: boolean, showsDisplays: boolean | null,
 *   weight: number, showsGuides: boolean,
 * }}
 */
export const state = {
  document: {
    title: "", appearances: [], backgrounds: [], displays: [], landscape: { plain: [], materials: {} }, palette: [],
    paints: [], colors: [], contours: [], contrasts: [], drawings: [], findings: [], frame: {}, glyphs: [],
    gradients: "", groups: [], subject: "set", unseen: [],
    minimumContrast: 0, prefixes: { android: "", use: "" }, references: [], visions: [], relatives: [],
  },
  isWhole: false,
  view: {
    layout: "", zoom: "24", style: "both", split: "50", contrast: "normal", level: "base", ground: "own",
    backdrop: "mid", reduced: false, size: "64", pixels: "0", grid: false, keys: false, points: false, vision: "",
    choices: false, ratios: false, query: "", finding: "", theme: "auto",
  },
  cards: [],
  cardOf: new WeakMap(),
  lists: [],
  current: null,
  inspected: null,
  flow: null,
  edits: { entries: [], place: 0 },
  picks: new Map(),
  live: null,
  isForRelatives: false,
  showsDisplays: null,
  weight: 3,
  showsGuides: true,
};
