// Made by twinlight: changes are lost with the next build.
export const bookmarkCircleFill = {
  name: "bookmark-circle-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-indigo,#6155F5)\" d=\"M23 12c0 6.0751-4.9249 11-11 11S1 18.0751 1 12 5.9249 1 12 1s11 4.9249 11 11zM9.9964 5.0379c-1.4754 0-2.6714 1.1961-2.6714 2.6715v9.3968a1.269 1.269 0 0 0 1.9702 1.0552L12 16.3582l2.7048 1.8032a1.269 1.269 0 0 0 1.9702-1.0552V7.7094c0-1.4754-1.196-2.6715-2.6714-2.6715z\"/></svg>",
};
