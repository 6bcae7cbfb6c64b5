// Made by twinlight: changes are lost with the next build.
export { Forward } from "./Forward.js";
export { List } from "./List.js";
