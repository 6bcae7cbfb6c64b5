// Made by twinlight: changes are lost with the next build.
export const names = [
  "status-bell",
  "status-bell-slash",
  "status-flag",
  "sky",
];

export const titles = {
  "status-bell": "Alarm bell",
};
