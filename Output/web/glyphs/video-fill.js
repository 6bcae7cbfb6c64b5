// Made by twinlight: changes are lost with the next build.
export const videoFill = {
  name: "video-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M6 5h5a4 4 0 0 1 4 4v.2749l4.003-2.2927a2 2 0 0 1 2.0004.0038 2 2 0 0 1 .9965 1.734v6.56a2 2 0 0 1-.9965 1.734A2 2 0 0 1 19 17.016l-4-2.2909V15a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4z\"/></svg>",
};
