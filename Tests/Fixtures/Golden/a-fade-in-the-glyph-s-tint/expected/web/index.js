// Made by twinlight: changes are lost with the next build.
export { spinner } from "./glyphs/spinner.js";
export { spinnerOfText } from "./glyphs/spinner-of-text.js";
export { names, titles } from "./names.js";
