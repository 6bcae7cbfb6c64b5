// Made by twinlight: changes are lost with the next build.
import { createElement as h, forwardRef } from "react";

export { h };

export function glyph(name, box, content) {
  const component = forwardRef(function ({ title, size, ...others }, ref) {
    const label = title ? { role: "img", "aria-label": title } : { "aria-hidden": true };
    const sides = size === undefined ? {} : { width: size, height: size };
    return h("svg", { xmlns: "http://www.w3.org/2000/svg", ...box, ...label, ...sides, ...others, ref }, ...content());
  });
  component.displayName = name;
  return component;
}
