// Made by twinlight: changes are lost with the next build.
export const heartSquareFill = {
  name: "heart-square-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-red,#FF383C)\" d=\"M6.24 2h11.52A4.24 4.24 0 0 1 22 6.24v11.52A4.24 4.24 0 0 1 17.76 22H6.24A4.24 4.24 0 0 1 2 17.76V6.24A4.24 4.24 0 0 1 6.24 2zm9.2572 4.6301c-1.2825-.3021-2.5948.0909-3.4972.973-.9024-.8821-2.2147-1.2751-3.4972-.973A3.7664 3.7664 0 0 0 5.6 10.2952c0 3.2589 2.8612 5.4953 5.0224 7.3747.7876.6892 1.9676.6892 2.7552 0 2.1612-1.8794 5.0224-4.1158 5.0224-7.3747a3.7664 3.7664 0 0 0-2.9028-3.6651z\"/></svg>",
};
