// Made by twinlight: changes are lost with the next build.
export const documentFillBadgePlus = {
  name: "document-fill-badge-plus",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"M4 6a4 4 0 0 1 4-4h4v5c0 1.4658 1.0512 2.686 2.4408 2.948-1.1752.4265-2.2134 1.1385-3.0311 2.052H9a1 1 0 0 0 0 2h1.1241c-.2738.6267-.4645 1.298-.558 2H9a1 1 0 0 0 0 2h.5661c.2033 1.5262.8657 2.9073 1.8436 4H8a4 4 0 0 1-4-4zm10-3.5769a2.2 2.2 0 0 1 .2565.2192l5.1012 5.1012A2.2 2.2 0 0 1 19.5769 8H15a1 1 0 0 1-1-1z\"/><path fill=\"var(--glyph-gold,#A87000)\" d=\"M23 17c0 3.3137-2.6863 6-6 6s-6-2.6863-6-6 2.6863-6 6-6 6 2.6863 6 6zm-5.2253-.7747v-2.487a.77.77 0 0 0-1.5494 0v2.487h-2.487a.77.77 0 0 0 0 1.5494h2.487v2.487a.77.77 0 0 0 1.5494 0v-2.487h2.487a.77.77 0 0 0 0-1.5494z\"/></svg>",
};
