// Made by twinlight: changes are lost with the next build.
export const thumbsUpFill = {
  name: "thumbs-up-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"M6.359 10l3.1323-6.8175.0002.0001a2 2 0 0 1 1.7919-1.1825.98.98 0 0 1 .0348.0001A3.75 3.75 0 0 1 15 5.7501V8h3.5005a3.5 3.5 0 0 1 2.6773 1.2495c.6675.7951.9444 1.8379.7659 2.8607l-1.2595 6.5673A4.0008 4.0008 0 0 1 16.763 22H8V11.4046c-.4041.4721-1.0003.7554-1.641.7554H6V22H4.5A2.5 2.5 0 0 1 2 19.5v-7A2.5 2.5 0 0 1 4.5 10z\"/></svg>",
};
