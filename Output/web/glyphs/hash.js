// Made by twinlight: changes are lost with the next build.
export const hash = {
  name: "hash",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M10.4939 3.1104 10.0062 7.5h4.9876l.5123-4.6104a1 1 0 0 1 1.9878.2208L17.0062 7.5H21a1 1 0 0 1 0 2h-4.2161l-.5555 5H20a1 1 0 0 1 0 2h-3.9938l-.5123 4.6104a1 1 0 0 1-1.9878-.2208l.4877-4.3896H9.0062l-.5123 4.6104a1 1 0 0 1-1.9878-.2208L6.9938 16.5H3a1 1 0 0 1 0-2h4.2161l.5555-5H4a1 1 0 0 1 0-2h3.9938l.5123-4.6104a1 1 0 0 1 1.9878.2208zM9.7839 9.5l-.5555 5h4.9877l.5555-5z\"/></svg>",
};
