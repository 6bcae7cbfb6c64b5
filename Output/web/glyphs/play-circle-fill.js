// Made by twinlight: changes are lost with the next build.
export const playCircleFill = {
  name: "play-circle-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M23 12c0 6.0751-4.9249 11-11 11S1 18.0751 1 12 5.9249 1 12 1s11 4.9249 11 11zM8.3987 5.5354a2.533 2.533 0 0 0-1.2752 2.2052v8.5188a2.533 2.533 0 0 0 1.2752 2.2052 2.534 2.534 0 0 0 2.5483-.0183l7.2151-4.269A2.535 2.535 0 0 0 19.4 12a2.535 2.535 0 0 0-1.2379-2.1773l-7.2151-4.269a2.534 2.534 0 0 0-2.5483-.0183z\"/></svg>",
};
