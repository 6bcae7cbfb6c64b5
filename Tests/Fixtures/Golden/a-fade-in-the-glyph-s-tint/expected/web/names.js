// Made by twinlight: changes are lost with the next build.
export const names = [
  "spinner",
  "spinner-of-text",
];

export const titles = {
};
