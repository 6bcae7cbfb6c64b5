// Made by twinlight: changes are lost with the next build.
export const cloudCircleFill = {
  name: "cloud-circle-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M23 12c0 6.0751-4.9249 11-11 11S1 18.0751 1 12 5.9249 1 12 1s11 4.9249 11 11zM4.702 13.2377a3.863 3.863 0 0 0 3.7983 3.1247h7.1738a3.679 3.679 0 0 0 3.6392-3.2189 3.679 3.679 0 0 0-2.7268-4.0211 4.7827 4.7827 0 0 0-4.6723-4.5241 4.7826 4.7826 0 0 0-4.8634 4.3181 3.863 3.863 0 0 0-2.3488 4.3213z\"/></svg>",
};
