// Made by twinlight: changes are lost with the next build.
/** The names of all glyphs. */
export type GlyphName =
  | "forward"
  | "list";

export interface Glyph {
  readonly name: GlyphName;
  /** An SVG element, whose colours are custom properties of the style sheet. */
  readonly svg: string;
}

export declare const names: readonly GlyphName[];

/** Names for people. */
export declare const titles: { readonly [name in GlyphName]?: string };

export declare const forward: Glyph;
export declare const list: Glyph;
