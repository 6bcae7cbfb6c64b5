// Made by twinlight: changes are lost with the next build.
export const playSlashFill = {
  name: "play-slash-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M8.0995 3.3104c.7544-.144 1.5484-.014 2.2297.3889l9.3813 5.5508A3.201 3.201 0 0 1 21.274 12a3.201 3.201 0 0 1-1.5635 2.7499l-.1077.0637zm7.0607 14.1318-4.831 2.8585a3.2 3.2 0 0 1-3.2187.0231c-.9977-.571-1.6139-1.6357-1.6105-2.7853V7.782z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M5.2143 2.5465l17.4928 17.4928a.99.99 0 0 1-1.4142 1.4142L3.8001 3.9607a.99.99 0 0 1 1.4142-1.4142z\"/></svg>",
};
