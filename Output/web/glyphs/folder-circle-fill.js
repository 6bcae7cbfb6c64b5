// Made by twinlight: changes are lost with the next build.
export const folderCircleFill = {
  name: "folder-circle-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"M23 12c0 6.0751-4.9249 11-11 11S1 18.0751 1 12 5.9249 1 12 1s11 4.9249 11 11zM8.0225 6.5225a2.355 2.355 0 0 0-2.3549 2.3549v6.1193a2.661 2.661 0 0 0 2.6608 2.6609h7.3432a2.661 2.661 0 0 0 2.6608-2.6609v-3.9775a2.661 2.661 0 0 0-2.6608-2.6609h-3.2425a.092.092 0 0 1-.0706-.0335l-.9791-1.1749a1.744 1.744 0 0 0-1.3369-.6274zM5.8807 11.112h12.2386v1.6501H5.8807z\"/></svg>",
};
