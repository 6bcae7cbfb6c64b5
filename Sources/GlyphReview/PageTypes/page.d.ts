// What the scripts of a review sheet pass to each other, beside its document.

/** The chosen view. The address states it with these keys, where it differs from the usual one. */
interface View {
  layout: string;
  zoom: string;
  style: string;
  split: string;
  contrast: string;
  level: string;
  /** The number of a background, or `own` for the backgrounds of each glyph. */
  ground: string;
  backdrop: string;
  reduced: boolean;
  size: string;
  pixels: string;
  grid: boolean;
  keys: boolean;
  points: boolean;
  vision: string;
  choices: boolean;
  ratios: boolean;
  query: string;
  finding: string;
  theme: string;
}

/** A glyph on the page: a card of the review, or a tile of the overview. */
interface Card {
  glyph: Glyph;
  number: GlyphNumber;
  element: HTMLElement;
  /** What opens the glyph. */
  open: HTMLButtonElement;
  /** Whether it was ever drawn. */
  isFilled: boolean;
  /** Whether it is drawn for the view that is shown now. */
  isFresh: boolean;
  /** Whether it is in the window, or near it. */
  isNear?: boolean;
  /** In a large group, the letter that it is under. */
  letter?: string;
  /** What a search reads, in lower case. */
  words?: string;
  /** The same as single words. */
  parts?: string[];
}

/** A list of glyphs on the page. */
interface CardList {
  element: HTMLElement;
  cards: Card[];
  /** What is in which row: it is arranged again where that changes. */
  shape: string;
}

/** A way to show glyphs. */
interface Layout {
  /** The class of a list of them. */
  list: string;
  make(glyph: Glyph, number: GlyphNumber): Card;
  fill(card: Card): void;
  /** Determines the width of items. */
  measure(): void;
  /** Determines the height that is kept for them, when they are arranged. */
  settle(): void;
}

/** The glyphs that the inspector goes through one by one. */
interface Flow {
  numbers: GlyphNumber[];
  title: string;
}

/** The contrast of a layer with what it touches, the worst of some settings. */
interface LayerContrast {
  layer: number;
  underlay: number;
  /** The name of the paint. */
  name: string;
  isRole: boolean;
  ratio: number;
  /** Whether it is below the minimum in any of the settings. */
  isLow: boolean;
}

/** What an element may have in it; what is empty is left out. */
type Child = Node | string | null | undefined | false | readonly Child[];

type Attributes = Record<string, string | number | boolean | null | undefined | ((event: any) => unknown)>;

/** A segment of a path, with absolute points. */
type Segment = ["Z"] | ["M" | "L" | "Q" | "C", ...number[]];

type Box = [x: number, y: number, width: number, height: number];

/** A colour in sRGB: red, green and blue from 0 to 255, alpha from 0 to 1. */
type Channels = [red: number, green: number, blue: number, alpha: number];

/** In the units of a drawing's view box. */
type Point = [x: number, y: number];

/** How the manifest can state a part of a fill. */
type PartFill = "solid" | "line" | "cut" | "drop";

/** A fill that is picked for a glyph: the line that states it, or empty where what is stated is taken away. */
interface PickedFill {
  glyph: Glyph;
  line: string;
}

/** Something that people changed, in words: by key of the entry, the line, and the state of the entry at that time. */
interface Edit {
  title: string;
  /** A line is null where a pick is forgotten. */
  picks: { key: string; line: string | null; state: string }[];
}

/** Edits, of which the first ones are done, and the others were taken back. */
interface EditList {
  entries: Edit[];
  place: number;
}

/** A running preview, which writes into the manifest. Its functions give the fault, if there is one. */
interface LivePreview {
  edits: EditList;
  /** What it does, in words. */
  status: string;
  /** Whether it has stopped. */
  isLost: boolean;
  /** Whether an entry was edited since the preview runs. */
  hasEdited(key: string): boolean;
  pick(picks: PickedFill[]): Promise<string | null>;
  /** What a part can be instead: only what builds, each with its picture as SVG. */
  offers(glyph: Glyph, point: Point, appearance: string): Promise<{ fill: PartFill; picture: string }[]>;
  treat(glyph: Glyph, point: Point, fill: PartFill): Promise<string | null>;
  undo(): Promise<string | null>;
  redo(): Promise<string | null>;
}
