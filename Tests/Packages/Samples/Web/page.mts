import { bell, names, titles, type Glyph, type GlyphName } from "../../../../Output/web/index.js";

const glyph: Glyph = bell;
const name: GlyphName = glyph.name;
export const label: string = titles[name] ?? name;
export const all: readonly GlyphName[] = names;
// @ts-expect-error: there is no such glyph.
export const none: GlyphName = "no-such-glyph";
