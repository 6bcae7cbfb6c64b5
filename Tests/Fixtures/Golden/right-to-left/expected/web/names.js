// Made by twinlight: changes are lost with the next build.
export const names = [
  "forward",
  "list",
];

export const titles = {
};
