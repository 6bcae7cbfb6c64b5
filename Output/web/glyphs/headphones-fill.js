// Made by twinlight: changes are lost with the next build.
export const headphonesFill = {
  name: "headphones-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M2 12.5c0-5.5228 4.4772-10 10-10s10 4.4772 10 10v6a3 3 0 0 1-3 3h-.5a3 3 0 0 1-3-3V16a3 3 0 0 1 3-3h.5c.3506 0 .6872.0602 1 .1708V12.5c0-4.4183-3.5817-8-8-8s-8 3.5817-8 8v.6708C4.3128 13.0602 4.6494 13 5 13h.5a3 3 0 0 1 3 3v2.5a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3z\"/></svg>",
};
