// Made by twinlight: changes are lost with the next build.
export const ticketSlashFill = {
  name: "ticket-slash-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-purple,#CB30E0)\" d=\"M2 8c0-.71.1851-1.3768.5096-1.9549L16.4645 20H6a4 4 0 0 1-4-4v-1a1 1 0 0 1 1-1 2 2 0 0 0 0-4 1 1 0 0 1-1-1zm5.5355-4H18a4 4 0 0 1 4 4v1a1 1 0 0 1-1 1 2 2 0 0 0 0 4 1 1 0 0 1 1 1v1c0 .71-.1851 1.3768-.5096 1.9549L14 10.4645V10c0-.7198-.7352-1.1961-1.3869-.9224z\"/><path fill=\"var(--glyph-system-purple,#CB30E0)\" d=\"m2.7071 1.2929 20 20a.99.99 0 0 1-1.4142 1.4142l-20-20a.99.99 0 0 1 1.4142-1.4142z\"/></svg>",
};
