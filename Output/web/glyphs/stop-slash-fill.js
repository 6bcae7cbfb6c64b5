// Made by twinlight: changes are lost with the next build.
export const stopSlashFill = {
  name: "stop-slash-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M7 3h10a4 4 0 0 1 4 4v10c0 .1489-.0081.2958-.024.4405L6.5595 3.024C6.7042 3.0081 6.8511 3 7 3zm10.4405 17.976c-.1447.0159-.2916.024-.4405.024H7a4 4 0 0 1-4-4V7c0-.1489.0081-.2958.024-.4405z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"m3.7071 2.2929 18 18a.99.99 0 0 1-1.4142 1.4142l-18-18a.99.99 0 0 1 1.4142-1.4142z\"/></svg>",
};
