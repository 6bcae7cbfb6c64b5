// Made by twinlight: changes are lost with the next build.
export { forward } from "./glyphs/forward.js";
export { list } from "./glyphs/list.js";
export { names, titles } from "./names.js";
