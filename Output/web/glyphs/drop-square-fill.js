// Made by twinlight: changes are lost with the next build.
export const dropSquareFill = {
  name: "drop-square-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"M6.24 2h11.52A4.24 4.24 0 0 1 22 6.24v11.52A4.24 4.24 0 0 1 17.76 22H6.24A4.24 4.24 0 0 1 2 17.76V6.24A4.24 4.24 0 0 1 6.24 2zm6.8387 3.7897a1.5547 1.5547 0 0 0-2.1574 0C8.9735 7.6616 6.8372 10.157 6.8372 12.992c0 2.8513 2.3115 5.1627 5.1628 5.1627s5.1628-2.3114 5.1628-5.1627c0-2.835-2.1363-5.3304-4.0841-7.2023z\"/></svg>",
};
