// Made by twinlight: changes are lost with the next build.
import type { ForwardRefExoticComponent, RefAttributes, SVGProps } from "react";

export interface GlyphProps extends Omit<SVGProps<SVGSVGElement>, "ref"> {
  /** The name for those who do not see it; without one it is decoration. */
  title?: string;
  /** Width and height. */
  size?: number | string;
}

export type GlyphComponent = ForwardRefExoticComponent<GlyphProps & RefAttributes<SVGSVGElement>>;

export declare const Forward: GlyphComponent;
export declare const List: GlyphComponent;
