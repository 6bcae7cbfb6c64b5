// Made by twinlight: changes are lost with the next build.
export const pencilCircleFill = {
  name: "pencil-circle-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M23 12c0 6.0751-4.9249 11-11 11S1 18.0751 1 12 5.9249 1 12 1s11 4.9249 11 11zm-6.2972-5.7135c-.5999-.5999-1.5725-.5999-2.1724 0l-7.0509 7.0509a1.395 1.395 0 0 0-.3351.5457l-.6834 2.0336a1.2787 1.2787 0 0 0 1.6223 1.6223l2.0336-.6834a1.395 1.395 0 0 0 .5457-.3351l7.0509-7.0509c.5999-.5999.5999-1.5725 0-2.1724zm-2.729.9097 2.83 2.83-1.1616 1.1617-2.8301-2.8301z\"/></svg>",
};
