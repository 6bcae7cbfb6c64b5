// Made by twinlight: changes are lost with the next build.
export const umbrellaCircleFill = {
  name: "umbrella-circle-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-purple,#CB30E0)\" d=\"M23 12c0 6.0751-4.9249 11-11 11S1 18.0751 1 12 5.9249 1 12 1s11 4.9249 11 11zm-18.3713.6509c0 .7605.6164 1.3769 1.3768 1.3769h4.7456v2.7648a2.45 2.45 0 0 0 4.9145 0 .83.83 0 0 0-1.6733 0 .78.78 0 0 1-1.5679 0v-2.7648h4.7455a1.377 1.377 0 0 0 1.3769-1.3769c0-3.741-2.6693-6.8318-6.1249-7.2669-.0327-.4321-.3937-.7725-.8342-.7725s-.8014.3404-.8342.7725c-3.4555.4351-6.1248 3.5259-6.1248 7.2669z\"/></svg>",
};
