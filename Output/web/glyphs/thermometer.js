// Made by twinlight: changes are lost with the next build.
export const thermometer = {
  name: "thermometer",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M7.25 11.1191V6.75C7.25 4.1266 9.3766 2 12 2s4.75 2.1266 4.75 4.75v4.3691c1.6819 1.8175 2.1868 4.453 1.264 6.7791a6.47 6.47 0 0 1-12.028 0c-.9228-2.3261-.4179-4.9616 1.264-6.7791zm2 .4109a1 1 0 0 1-.3144.728A4.47 4.47 0 0 0 12 19.9823a4.47 4.47 0 0 0 3.0644-7.7243 1 1 0 0 1-.3144-.728V6.75a2.75 2.75 0 0 0-5.5 0z\"/><path fill=\"var(--glyph-system-red,#FF383C)\" d=\"M14.5 15.5a2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1 5 0z\"/><path fill=\"var(--glyph-system-red,#FF383C)\" d=\"M11 15.5v-7a1 1 0 0 1 2 0v7a1 1 0 0 1-2 0z\"/></svg>",
};
