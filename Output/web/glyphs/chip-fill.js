// Made by twinlight: changes are lost with the next build.
export const chipFill = {
  name: "chip-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M10.5 5h3V3a1 1 0 0 1 2 0v2.031c1.8091.2257 3.2433 1.6599 3.469 3.469H21a1 1 0 0 1 0 2h-2v3h2a1 1 0 0 1 0 2h-2.031c-.2257 1.8091-1.6599 3.2433-3.469 3.469V21a1 1 0 0 1-2 0v-2h-3v2a1 1 0 0 1-2 0v-2.031c-1.8091-.2257-3.2433-1.6599-3.469-3.469H3a1 1 0 0 1 0-2h2v-3H3a1 1 0 0 1 0-2h2.031C5.2567 6.6909 6.6909 5.2567 8.5 5.031V3a1 1 0 0 1 2 0zm.5 5a1 1 0 0 0-1 1v2a1 1 0 0 0 1 1h2a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1z\"/></svg>",
};
