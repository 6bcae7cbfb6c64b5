// Made by twinlight: changes are lost with the next build.
export { bell } from "./glyphs/bell.js";
export { pens } from "./glyphs/pens.js";
export { pensTinted } from "./glyphs/pens-tinted.js";
export { route } from "./glyphs/route.js";
export { names, titles } from "./names.js";
