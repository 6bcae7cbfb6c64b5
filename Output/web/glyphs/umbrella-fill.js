// Made by twinlight: changes are lost with the next build.
export const umbrellaFill = {
  name: "umbrella-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-purple,#CB30E0)\" d=\"M2.5 13c0-5.1634 3.7181-9.4175 8.5-9.9451V3a1 1 0 0 1 2 0v.0549c4.7819.5276 8.5 4.7817 8.5 9.9451a1.75 1.75 0 0 1-1.75 1.75H13v4a1.25 1.25 0 0 0 2.5 0 1 1 0 0 1 2 0 3.25 3.25 0 0 1-6.5 0v-4H4.25A1.75 1.75 0 0 1 2.5 13z\"/></svg>",
};
