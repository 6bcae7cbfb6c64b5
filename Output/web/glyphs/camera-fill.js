// Made by twinlight: changes are lost with the next build.
export const cameraFill = {
  name: "camera-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M2 10a4 4 0 0 1 4-4h.4593a.197.197 0 0 0 .1764-.1075l.78-1.57C7.8257 3.5088 8.6624 2.9937 9.5735 3h4.853c.9111-.0063 1.7478.5088 2.1578 1.3225l.78 1.57A.197.197 0 0 0 17.5407 6H18a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4zm14.25 3a4.25 4.25 0 0 0-8.5 0 4.25 4.25 0 0 0 8.5 0zm-2 0a2.25 2.25 0 0 1-4.5 0 2.25 2.25 0 0 1 4.5 0z\"/></svg>",
};
