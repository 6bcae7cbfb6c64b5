// Made by twinlight: changes are lost with the next build.
export { StatusBell } from "./glyphs/status-bell.js";
export { StatusBellSlash } from "./glyphs/status-bell-slash.js";
export { StatusFlag } from "./glyphs/status-flag.js";
export { Sky } from "./glyphs/sky.js";
export { names, titles } from "./names.js";
