// Made by twinlight: changes are lost with the next build.
export const thumbsUpCircleFill = {
  name: "thumbs-up-circle-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"M23 12c0 6.0751-4.9249 11-11 11S1 18.0751 1 12 5.9249 1 12 1s11 4.9249 11 11zM8.9561 9.6644H7.905a1.7766 1.7766 0 0 0-1.7766 1.7766v4.4285c0 .9812.7954 1.7767 1.7766 1.7767h.754v-6.1941h.2971c.5303 0 1.0237-.2345 1.3582-.6252v6.8193h5.3495a2.726 2.726 0 0 0 2.672-2.2624l.7967-4.1543a2.41 2.41 0 0 0-2.3699-2.8304h-2.0198V7.1707a2.5674 2.5674 0 0 0-2.5207-2.5674c-.4933-.0089-1.0729.275-1.3365.8616z\"/></svg>",
};
