// Made by twinlight: changes are lost with the next build.
/** The names of all glyphs. */
export type GlyphName =
  | "status-bell"
  | "status-bell-slash"
  | "status-flag"
  | "sky";

export interface Glyph {
  readonly name: GlyphName;
  /** An SVG element, whose colours are custom properties of the style sheet. */
  readonly svg: string;
}

export declare const names: readonly GlyphName[];

/** Names for people. */
export declare const titles: { readonly [name in GlyphName]?: string };

/** Alarm bell */
export declare const StatusBell: Glyph;
export declare const StatusBellSlash: Glyph;
/** @deprecated use Status/bell */
export declare const StatusFlag: Glyph;
export declare const Sky: Glyph;
