// Made by twinlight: changes are lost with the next build.
export const pencilFill = {
  name: "pencil-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M16.5962 2.4541c.8787-.8787 2.3033-.8787 3.182 0l1.7677 1.7677c.8787.8787.8787 2.3033 0 3.182l-1.5909 1.591-4.9498-4.9498zm1.9445 7.9549-9.331 9.331a2 2 0 0 1-.7804.4768l.0001.0002-3.5568 1.1947a1.8 1.8 0 0 1-1.8538-.4305 1.8 1.8 0 0 1-.4305-1.8538l1.1947-3.5568.0002.0001a2 2 0 0 1 .4768-.7804l9.331-9.331z\"/></svg>",
};
