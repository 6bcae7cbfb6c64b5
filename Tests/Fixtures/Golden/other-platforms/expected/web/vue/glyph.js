// Made by twinlight: changes are lost with the next build.
import { h } from "vue";

export { h };

export function glyph(name, box, content) {
  return {
    name,
    inheritAttrs: true,
    props: { title: String, size: [Number, String] },
    setup(props) {
      return () => {
        const label = props.title ? { role: "img", "aria-label": props.title } : { "aria-hidden": "true" };
        const sides = props.size === undefined ? {} : { width: props.size, height: props.size };
        return h("svg", { xmlns: "http://www.w3.org/2000/svg", ...box, ...label, ...sides }, content());
      };
    },
  };
}
