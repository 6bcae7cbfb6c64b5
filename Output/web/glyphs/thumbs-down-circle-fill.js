// Made by twinlight: changes are lost with the next build.
export const thumbsDownCircleFill = {
  name: "thumbs-down-circle-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"M23 12c0 6.0751-4.9249 11-11 11S1 18.0751 1 12 5.9249 1 12 1s11 4.9249 11 11zm-7.9561 2.3356h1.0511a1.7766 1.7766 0 0 0 1.7766-1.7766V8.1305a1.7767 1.7767 0 0 0-1.7766-1.7767h-.754v6.1941h-.2971c-.5303 0-1.0237.2345-1.3582.6252V6.3538H8.3362a2.726 2.726 0 0 0-2.672 2.2624l-.7967 4.1543a2.41 2.41 0 0 0 2.3699 2.8304h2.0198v1.2284a2.5674 2.5674 0 0 0 2.5207 2.5674c.4933.0089 1.0729-.275 1.3365-.8616z\"/></svg>",
};
