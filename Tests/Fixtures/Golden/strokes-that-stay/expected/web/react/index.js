// Made by twinlight: changes are lost with the next build.
export { Bell } from "./Bell.js";
export { Pens } from "./Pens.js";
export { PensTinted } from "./PensTinted.js";
export { Route } from "./Route.js";
