// Made by twinlight: changes are lost with the next build.
export const folderFillBadgePlus = {
  name: "folder-fill-badge-plus",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"M2 7a3.5 3.5 0 0 1 3.5-3.5h3.3009a2.5 2.5 0 0 1 1.9174.8999l1.6 1.92a.5.5 0 0 0 .3826.1801H18a4 4 0 0 1 4 4v.5h-.4993c-1.2536-.9419-2.812-1.5-4.5007-1.5s-3.2471.5581-4.5007 1.5H2zm8.6546 14H6a4 4 0 0 1-4-4v-4h8.6546C9.9232 14.1577 9.5 15.5294 9.5 17s.4232 2.8423 1.1546 4z\"/><path fill=\"var(--glyph-gold,#A87000)\" d=\"M23 17c0 3.3137-2.6863 6-6 6s-6-2.6863-6-6 2.6863-6 6-6 6 2.6863 6 6zm-5.2253-.7747v-2.487a.77.77 0 0 0-1.5494 0v2.487h-2.487a.77.77 0 0 0 0 1.5494h2.487v2.487a.77.77 0 0 0 1.5494 0v-2.487h2.487a.77.77 0 0 0 0-1.5494z\"/></svg>",
};
