// Made by twinlight: changes are lost with the next build.
export const playFill = {
  name: "play-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M5.5 6.4615c-.0034-1.1496.6128-2.2143 1.6105-2.7853a3.2 3.2 0 0 1 3.2187.0231l9.3813 5.5508A3.201 3.201 0 0 1 21.274 12a3.201 3.201 0 0 1-1.5635 2.7499l-9.3813 5.5508a3.2 3.2 0 0 1-3.2187.0231c-.9977-.571-1.6139-1.6357-1.6105-2.7853z\"/></svg>",
};
