// Made by twinlight: changes are lost with the next build.
export const pinRectangleFill = {
  name: "pin-rectangle-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-red,#FF383C)\" d=\"M6.3991 3.0003h11.2018c2.54 0 4.599 2.059 4.599 4.599v8.8014c0 2.54-2.059 4.599-4.599 4.599H6.3991c-2.54 0-4.599-2.059-4.599-4.599V7.5993c0-2.54 2.059-4.599 4.599-4.599zm2.2351 4.7408a4.8824 4.8824 0 0 0-.3333 6.7233l2.6078 3.0385a1.436 1.436 0 0 0 2.1826 0l2.6078-3.0385a4.8824 4.8824 0 0 0-.3333-6.7233 4.8824 4.8824 0 0 0-6.7316 0zM12 13.2926a2 2 0 0 1 0-4.0207 2 2 0 0 1 0 4.0207z\"/></svg>",
};
