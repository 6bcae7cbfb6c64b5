// Made by twinlight: changes are lost with the next build.
export const heartCircleFill = {
  name: "heart-circle-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-red,#FF383C)\" d=\"M23 12c0 6.0751-4.9249 11-11 11S1 18.0751 1 12 5.9249 1 12 1s11 4.9249 11 11zm-7.0905-5.3934C14.4687 6.2672 12.9937 6.7256 12 7.74c-.9937-1.0144-2.4687-1.4728-3.9095-1.1334a4.1423 4.1423 0 0 0-3.1925 4.0308c0 3.6177 3.1873 6.11 5.6135 8.2197.8508.7445 2.1262.7445 2.977 0 2.4262-2.1097 5.6135-4.602 5.6135-8.2197a4.1423 4.1423 0 0 0-3.1925-4.0308z\"/></svg>",
};
