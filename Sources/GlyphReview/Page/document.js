// The document of the page, with all that its file leaves out. All colours and contrasts are already resolved.

/**
 * @typedef {"document" | "finding" | "glyph" | "picture" | "symbolLayer" | "drawing" | "layer" | "paint" | "change"
 *   | "formerPicture" | "removedGlyph" | "colorChange" | "paletteColor" | "unseenPart"} Kind
 * @typedef {{ document: RawSheetDocument, index: number }} Context the document, and the place of a record in its list
 * @typedef {{ sole?: string, usual: Record<string, (record: any, context: Context) => unknown> }} RecordKind
 */

/**
 * The values that a file leaves out, by kind of record: each is found from the record, as it is so far, and from its
 * context. `SheetDocument+Usual.swift` leaves out the same. The order counts: a value may follow from one before it.
 * `sole` is the member that stands for the whole record where nothing else is stated.
 *
 * @type {Record<Kind, RecordKind>}
 */
const records = {
  document: { usual: { relatives: () => [], subject: () => "set", unseen: () => [] } },
  finding: { usual: { notes: () => [], colors: () => [], compared: () => [] } },
  glyph: {
    usual: {
      asset: ({ name }) => name,
      entry: ({ name }) => name,
      source: ({ entry }) => `${entry}.svg`,
      resource: ({ asset }) => asset.replace(/[-. /]/g, "_"),
      tags: () => [],
      group: () => 0,
      backgrounds: () => [0],
      minimumContrast: (_, { document }) => document.minimumContrast,
      isMirrored: () => false,
      files: () => ["light", "dark"],
      shown: ({ pictures }, { document: { appearances } }) => appearances.map((_, number) => number % pictures.length),
      state: () => "",
    },
  },
  picture: {
    usual: {
      appearance: (_, { index }) => index,
      form: () => "outline",
      alternatives: () => [],
      chosen: () => 0,
    },
  },
  symbolLayer: { usual: { erases: () => false } },
  drawing: {
    sole: "layers",
    usual: {
      box: (_, { document }) => document.frame.box,
      width: (_, { document }) => document.frame.width,
      height: (_, { document }) => document.frame.height,
    },
  },
  layer: { sole: "contours", usual: { groups: () => [] } },
  paint: { usual: { isRole: () => false } },
  change: { usual: { before: () => [] } },
  formerPicture: { usual: { removed: () => [], added: () => [], recolored: () => [] } },
  removedGlyph: { usual: { background: () => 0 } },
  colorChange: { usual: { before: () => [] } },
  paletteColor: { usual: { title: ({ name }) => name, group: () => "" } },
  unseenPart: { usual: { glyphs: () => [] } },
};

/**
 * A record with all of its members.
 *
 * @param {Kind} kind
 * @param {any} raw
 * @param {Context} context
 */
function filled(kind, raw, context) {
  const { sole, usual } = records[kind];
  const record = sole !== undefined && Array.isArray(raw) ? { [sole]: raw } : { ...raw };
  for (const [key, value] of Object.entries(usual)) record[key] ??= value(record, context);
  return record;
}

/** @param {Kind} kind @param {any[]} list @param {any} document */
const allOf = (kind, list, document) => list.map((record, index) => filled(kind, record, { document, index }));

/**
 * @param {RawDrawing[]} list
 * @param {any} document for the usual frame
 * @returns {Drawing[]}
 */
const drawingsOf = (list, document) => allOf("drawing", list, document)
  .map((drawing) => ({ ...drawing, layers: allOf("layer", drawing.layers, document) }));

/**
 * Adds their findings to glyphs, each with its settings.
 *
 * @param {SheetDocument} document
 */
function distributeFindings({ findings, glyphs }) {
  for (const finding of findings) {
    for (const { at, glyphs: numbers } of finding.spots) {
      // By pairs of setting and layer.
      const settings = new Set(at.filter((_, index) => index % 2 === 0));
      for (const number of numbers) glyphs[number].findings.push({ finding, settings });
    }
  }
}

/**
 * What a page has of its document beside the first screen.
 *
 * @param {string} text compressed JSON in base64
 * @returns {Promise<RestOfDocument>}
 */
export async function unpack(text) {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  // The types of the checker are older than these streams.
  const unpacking = new /** @type {any} */ (globalThis).DecompressionStream("deflate-raw");
  return new Response(new Blob([bytes]).stream().pipeThrough(unpacking)).json();
}

/**
 * Adds the rest to a document, in place.
 *
 * @param {SheetDocument} document
 * @param {RestOfDocument} rest
 */
export function addRest(document, { contours, drawings, alternatives }) {
  document.contours.push(...contours);
  document.drawings.push(...drawingsOf(drawings, document));
  for (const { glyph, picture, fills } of alternatives) document.glyphs[glyph].pictures[picture].alternatives = fills;
}

/**
 * The document of a file, complete.
 *
 * @param {RawSheetDocument} raw
 * @returns {SheetDocument}
 */
export function completeDocument(raw) {
  /** @param {Kind} kind @param {any[]} list */
  const all = (kind, list) => allOf(kind, list, raw);
  /** @param {RawChange[]} list */
  const changesOf = (list) =>
    all("change", list).map((change) => ({ ...change, before: all("formerPicture", change.before) }));
  /** @param {RawGlyph} glyph */
  const parts = ({ pictures, symbol, change }) => ({
    pictures: all("picture", pictures),
    symbol: symbol ? { ...symbol, layers: all("symbolLayer", symbol.layers) } : undefined,
    change: change ? changesOf([change])[0] : undefined,
  });
  const glyphs = all("glyph", raw.glyphs).map((glyph) => ({ ...glyph, ...parts(glyph), findings: [], unseen: [] }));
  const whole = filled("document", raw, { document: raw, index: 0 });
  const document = {
    ...whole, drawings: drawingsOf(raw.drawings, raw), glyphs,
    palette: all("paletteColor", raw.palette), unseen: all("unseenPart", whole.unseen),
    findings: all("finding", raw.findings), paints: all("paint", raw.paints),
    changes: raw.changes ? {
      ...raw.changes, colors: all("colorChange", raw.changes.colors),
      removed: all("removedGlyph", raw.changes.removed)
        .map((removed) => ({ ...removed, pictures: all("formerPicture", removed.pictures) })),
    } : undefined,
  };
  distributeFindings(document);
  for (const part of document.unseen) for (const number of part.glyphs) document.glyphs[number].unseen.push(part);
  return document;
}
