// Made by twinlight: changes are lost with the next build.
export const musicFill = {
  name: "music-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-pink,#FF2D55)\" d=\"M10 18.25c0 1.9294-1.7754 3.5-4 3.5s-4-1.5706-4-3.5c0-1.3935.9317-2.6255 2.3352-3.1852 1.1558-.4609 2.5311-.4204 3.6648.1509V6.31a2 2 0 0 1 1.58-1.9577l10-2.19a2 2 0 0 1 2.42 1.96V16.25c0 1.9294-1.7754 3.5-4 3.5s-4-1.5706-4-3.5c0-1.3935.9317-2.6255 2.3352-3.1852 1.1558-.4609 2.5311-.4204 3.6648.1509V8.8449l-10 2.2084z\"/></svg>",
};
