// Made by twinlight: changes are lost with the next build.
import type { DefineComponent } from "vue";

export type GlyphComponent = DefineComponent<{
  /** The name for those who do not see it; without one it is decoration. */
  title?: string;
  /** Width and height. */
  size?: number | string;
}>;

/** Alarm bell */
export declare const StatusBell: GlyphComponent;
export declare const StatusBellSlash: GlyphComponent;
/** @deprecated use Status/bell */
export declare const StatusFlag: GlyphComponent;
export declare const Sky: GlyphComponent;
