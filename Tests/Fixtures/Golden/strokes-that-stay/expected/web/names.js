// Made by twinlight: changes are lost with the next build.
export const names = [
  "bell",
  "pens",
  "pens-tinted",
  "route",
];

export const titles = {
};
