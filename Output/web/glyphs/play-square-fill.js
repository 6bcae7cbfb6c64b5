// Made by twinlight: changes are lost with the next build.
export const playSquareFill = {
  name: "play-square-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M6.24 2h11.52A4.24 4.24 0 0 1 22 6.24v11.52A4.24 4.24 0 0 1 17.76 22H6.24A4.24 4.24 0 0 1 2 17.76V6.24A4.24 4.24 0 0 1 6.24 2zM8 5.919a2.414 2.414 0 0 0-1.2155 2.102v7.958A2.414 2.414 0 0 0 8 18.081a2.415 2.415 0 0 0 2.4293-.0174l6.7402-3.9881A2.416 2.416 0 0 0 18.3496 12a2.416 2.416 0 0 0-1.1801-2.0755l-6.7402-3.9881A2.415 2.415 0 0 0 8 5.919z\"/></svg>",
};
