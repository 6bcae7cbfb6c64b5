// The document of a review sheet: what its file says, and what its scripts see once they have put in what the file
// leaves out. `SheetDocument.swift` says the meaning of each member, with units and coordinate systems.

/** The number of an appearance, an index of `appearances`: 1 for dark, 2 for increased contrast, 4 for elevated. */
type AppearanceNumber = number;
/** The number of a setting: a background in an appearance, over a material also with what is behind it. */
type SettingNumber = number;
/** An index of `displays`. */
type DisplayNumber = number;
/** An index of `glyphs`. */
type GlyphNumber = number;
/** An index of `backgrounds`. */
type BackgroundNumber = number;
/** An index of `paints`. */
type PaintNumber = number;
/** An index of `drawings`. */
type DrawingNumber = number;
/** An index of `contours`. */
type ContourNumber = number;

/** A layer and what it touches: the layer, the one below it or -1 for the background, and an index of `contrasts`. */
type Contact = [layer: number, underlay: number, contrasts: number];

interface SheetBackground {
  name: string;
  first: SettingNumber;
  colors: string[];
  material: boolean;
}

interface SheetDisplay {
  name: string;
  title: string;
  group: string;
  appearance: AppearanceNumber;
  ground: string;
  text: string;
  size: number;
  isMonochrome: boolean;
}

interface SheetLandscape {
  plain: string[];
  materials: Record<string, { light: string[]; dark: string[] }>;
}

interface RawPaletteColor {
  name: string;
  title?: string;
  group?: string;
  values: string[];
  captions: string[];
}

interface RawPaint {
  colors: number[];
  displays: number[];
  name: string;
  isRole?: boolean;
}

interface SheetFrame {
  box?: string;
  width?: number;
  height?: number;
}

interface RawLayerRecord {
  contours: ContourNumber[];
  fill?: string;
  "fill-opacity"?: string;
  mask?: string;
  groups?: [id: number, opacity: number][];
}

/** The contours alone, where a layer has nothing else. */
type RawLayer = ContourNumber[] | RawLayerRecord;

interface RawDrawingRecord extends SheetFrame {
  layers: RawLayer[];
  aspect?: string;
}

/** The layers alone, where the size and the view box are as in the frame. */
type RawDrawing = RawLayer[] | RawDrawingRecord;

interface SheetSpot {
  at: number[];
  glyphs: GlyphNumber[];
}

type Severity = "info" | "warning" | "error";

interface RawFinding {
  rule: string;
  severity: Severity;
  message: string;
  hint?: string;
  notes?: string[];
  place?: string;
  colors?: string[];
  compared?: GlyphNumber[];
  spots: SheetSpot[];
}

/** A drawing in the colours of its layers. */
interface PaintedDrawing {
  drawing: DrawingNumber;
  paints: PaintNumber[];
}

interface Alternative extends PaintedDrawing {
  line?: string;
  words: string;
}

interface RawPicture extends PaintedDrawing {
  contacts: Contact[];
  appearance?: AppearanceNumber;
  form?: string;
  rightToLeft?: PaintedDrawing;
  alternatives?: Alternative[];
  chosen?: number;
}

interface RawSymbolLayer {
  kinds: string;
  regular: number[];
  light: number[];
  heavy: number[];
  opacity: number;
  erases?: boolean;
}

interface RawSymbol {
  layers: RawSymbolLayer[];
  advance: number;
  growth: [ultralight: number, black: number];
  widths: [ultralight: number, black: number];
}

/** What a glyph showed before in some appearances, with the contours of the areas that differ. */
interface RawFormerPicture extends PaintedDrawing {
  appearances: AppearanceNumber[];
  removed?: ContourNumber[];
  added?: ContourNumber[];
  recolored?: ContourNumber[];
}

type ChangeKind = "added" | "changed" | "renamed" | "recolored";

interface RawChange {
  kind: ChangeKind;
  words: string[];
  from?: string;
  before?: RawFormerPicture[];
}

interface RawRemovedGlyph {
  name: string;
  background?: BackgroundNumber;
  pictures: RawFormerPicture[];
}

interface FormerColor {
  appearances: AppearanceNumber[];
  value: string;
  caption: string;
}

interface RawColorChange {
  name: string;
  kind: "added" | "removed" | "changed" | "renamed";
  words: string;
  before?: FormerColor[];
}

interface RawSheetChanges {
  against: string;
  words: string;
  colors: RawColorChange[];
  removed: RawRemovedGlyph[];
}

interface RawGlyph {
  name: string;
  place: string;
  pictures: RawPicture[];
  asset?: string;
  entry?: string;
  source?: string;
  resource?: string;
  symbol?: RawSymbol;
  group?: number;
  backgrounds?: BackgroundNumber[];
  minimumContrast?: number;
  vibrancy?: string;
  title?: string;
  isMirrored?: boolean;
  tags?: string[];
  files?: string[];
  shown?: number[];
  state?: string;
  change?: RawChange;
}

type ReferenceKind = "name" | "svg" | "swift" | "android" | "compose" | "use" | "picture";

type SheetSubject = "set" | "catalog" | "drawings" | "resources";

interface RawUnseenPart {
  path: string;
  reason: string;
  glyphs?: GlyphNumber[];
}

/** What both documents have. */
interface SheetTables {
  title: string;
  appearances: string[];
  backgrounds: SheetBackground[];
  displays: SheetDisplay[];
  landscape: SheetLandscape;
  colors: string[];
  contours: string[];
  contrasts: number[][];
  frame: SheetFrame;
  gradients: string;
  groups: string[];
  minimumContrast: number;
  prefixes: { android: string; use: string };
  references: ReferenceKind[];
  visions: { name: string; values: string }[];
}

/** The document as its file has it: what the scripts can put in is left out. */
interface RawSheetDocument extends SheetTables {
  drawings: RawDrawing[];
  findings: RawFinding[];
  glyphs: RawGlyph[];
  paints: RawPaint[];
  palette: RawPaletteColor[];
  relatives?: GlyphNumber[][];
  changes?: RawSheetChanges;
  subject?: SheetSubject;
  unseen?: RawUnseenPart[];
}

/** The other part of a page's document: the entries of its tables that are not there at first, and alternatives. */
interface RestOfDocument {
  contours: string[];
  drawings: RawDrawing[];
  alternatives: { glyph: GlyphNumber; picture: number; fills: Alternative[] }[];
}

interface Layer extends RawLayerRecord {
  groups: [id: number, opacity: number][];
}

interface Drawing extends SheetFrame {
  layers: Layer[];
  box: string;
  aspect?: string;
}

interface Picture extends RawPicture {
  appearance: AppearanceNumber;
  form: string;
  alternatives: Alternative[];
  chosen: number;
}

interface PaletteColor extends RawPaletteColor {
  title: string;
  group: string;
}

interface UnseenPart extends RawUnseenPart {
  glyphs: GlyphNumber[];
}

interface Paint extends RawPaint {
  isRole: boolean;
}

interface SymbolLayer extends RawSymbolLayer {
  erases: boolean;
}

interface SheetSymbol extends RawSymbol {
  layers: SymbolLayer[];
}

interface SheetFinding extends RawFinding {
  notes: string[];
  colors: string[];
  compared: GlyphNumber[];
}

/** A finding at a glyph, with the settings that it is about; none where it is about all of them. */
interface GlyphFinding {
  finding: SheetFinding;
  settings: Set<SettingNumber>;
}

interface FormerPicture extends RawFormerPicture {
  removed: ContourNumber[];
  added: ContourNumber[];
  recolored: ContourNumber[];
}

interface Change extends RawChange {
  before: FormerPicture[];
}

interface RemovedGlyph extends RawRemovedGlyph {
  background: BackgroundNumber;
  pictures: FormerPicture[];
}

interface ColorChange extends RawColorChange {
  before: FormerColor[];
}

interface SheetChanges extends RawSheetChanges {
  colors: ColorChange[];
  removed: RemovedGlyph[];
}

interface Glyph extends RawGlyph {
  symbol?: SheetSymbol;
  change?: Change;
  isMirrored: boolean;
  asset: string;
  entry: string;
  source: string;
  resource: string;
  group: number;
  backgrounds: BackgroundNumber[];
  minimumContrast: number;
  tags: string[];
  files: string[];
  shown: number[];
  state: string;
  pictures: Picture[];
  findings: GlyphFinding[];
  unseen: UnseenPart[];
}

/** The document as the scripts see it. */
interface SheetDocument extends SheetTables {
  drawings: Drawing[];
  findings: SheetFinding[];
  glyphs: Glyph[];
  paints: Paint[];
  palette: PaletteColor[];
  relatives: GlyphNumber[][];
  changes?: SheetChanges;
  subject: SheetSubject;
  unseen: UnseenPart[];
}
