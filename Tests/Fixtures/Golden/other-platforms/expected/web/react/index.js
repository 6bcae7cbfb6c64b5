// Made by twinlight: changes are lost with the next build.
export { StatusBell } from "./StatusBell.js";
export { StatusBellSlash } from "./StatusBellSlash.js";
export { StatusFlag } from "./StatusFlag.js";
export { Sky } from "./Sky.js";
