// Made by twinlight: changes are lost with the next build.
export const pinSquareFill = {
  name: "pin-square-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-red,#FF383C)\" d=\"M6.2389 2h11.5222A4.239 4.239 0 0 1 22 6.2389v11.5222A4.239 4.239 0 0 1 17.7611 22H6.2389A4.239 4.239 0 0 1 2 17.7611V6.2389C2 3.8978 3.8978 2 6.2389 2zm2.0469 5.3001C6.2054 9.28 6.0436 12.5436 7.918 14.7195l2.8777 3.3531a1.5846 1.5846 0 0 0 2.4086 0l2.8777-3.3531c1.8744-2.1759 1.7126-5.4395-.3678-7.4194-2.0804-1.9798-5.348-1.9798-7.4284 0zM12 13.4264a2.2 2.2 0 0 1 0-4.437 2.2 2.2 0 0 1 0 4.437z\"/></svg>",
};
