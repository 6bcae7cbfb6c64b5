// Made by twinlight: changes are lost with the next build.
export const StatusBell = {
  name: "status-bell",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><g display=\"var(--acme-light,inline)\"><path fill=\"var(--acme-brand,#0A64FF)\" d=\"M6 15V9c0-3.3137 2.6863-6 6-6s6 2.6863 6 6v6h1v2H5v-2zm2 0h8V9a4 4 0 0 0-8 0z\"/></g><g display=\"var(--acme-dark,none)\"><path fill=\"var(--acme-brand,#0A64FF)\" d=\"M6 15V9c0-3.3137 2.6863-6 6-6s6 2.6863 6 6v6h1v2H5v-2z\"/></g></svg>",
};
