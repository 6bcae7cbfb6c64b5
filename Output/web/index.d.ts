// Made by twinlight: changes are lost with the next build.
/** The names of all glyphs. */
export type GlyphName =
  | "heart"
  | "heart-fill"
  | "heart-slash"
  | "heart-slash-fill"
  | "heart-circle"
  | "heart-circle-fill"
  | "heart-square"
  | "heart-square-fill"
  | "heart-rectangle"
  | "heart-rectangle-fill"
  | "heart-slash-circle"
  | "heart-slash-circle-fill"
  | "heart-weight-light"
  | "heart-weight-bold"
  | "star"
  | "star-fill"
  | "star-slash"
  | "star-slash-fill"
  | "star-circle"
  | "star-circle-fill"
  | "star-square"
  | "star-square-fill"
  | "star-rectangle"
  | "star-rectangle-fill"
  | "bookmark"
  | "flag"
  | "check-circle"
  | "info"
  | "warning"
  | "error"
  | "bell"
  | "bell-fill"
  | "bell-circle"
  | "bell-circle-fill"
  | "bell-square"
  | "bell-square-fill"
  | "bell-rectangle"
  | "bell-rectangle-fill"
  | "bell-badge"
  | "bell-slash"
  | "question"
  | "plus-circle"
  | "shield"
  | "shield-check"
  | "star-half"
  | "sparkles"
  | "trophy"
  | "medal";

export interface Glyph {
  readonly name: GlyphName;
  /** An SVG element, whose colours are custom properties of the style sheet. */
  readonly svg: string;
}

export declare const names: readonly GlyphName[];

/** Names for people. */
export declare const titles: { readonly [name in GlyphName]?: string };

export declare const heart: Glyph;
export declare const heartFill: Glyph;
export declare const heartSlash: Glyph;
export declare const heartSlashFill: Glyph;
export declare const heartCircle: Glyph;
export declare const heartCircleFill: Glyph;
export declare const heartSquare: Glyph;
export declare const heartSquareFill: Glyph;
export declare const heartRectangle: Glyph;
export declare const heartRectangleFill: Glyph;
export declare const heartSlashCircle: Glyph;
export declare const heartSlashCircleFill: Glyph;
export declare const heartWeightLight: Glyph;
export declare const heartWeightBold: Glyph;
export declare const star: Glyph;
export declare const starFill: Glyph;
export declare const starSlash: Glyph;
export declare const starSlashFill: Glyph;
export declare const starCircle: Glyph;
export declare const starCircleFill: Glyph;
export declare const starSquare: Glyph;
export declare const starSquareFill: Glyph;
export declare const starRectangle: Glyph;
export declare const starRectangleFill: Glyph;
export declare const bookmark: Glyph;
export declare const flag: Glyph;
export declare const checkCircle: Glyph;
export declare const info: Glyph;
export declare const warning: Glyph;
export declare const error: Glyph;
export declare const bell: Glyph;
export declare const bellFill: Glyph;
export declare const bellCircle: Glyph;
export declare const bellCircleFill: Glyph;
export declare const bellSquare: Glyph;
export declare const bellSquareFill: Glyph;
export declare const bellRectangle: Glyph;
export declare const bellRectangleFill: Glyph;
export declare const bellBadge: Glyph;
export declare const bellSlash: Glyph;
export declare const question: Glyph;
export declare const plusCircle: Glyph;
export declare const shield: Glyph;
export declare const shieldCheck: Glyph;
export declare const starHalf: Glyph;
export declare const sparkles: Glyph;
export declare const trophy: Glyph;
export declare const medal: Glyph;
