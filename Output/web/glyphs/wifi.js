// Made by twinlight: changes are lost with the next build.
export const wifi = {
  name: "wifi",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M2.3077 8.5284c5.4166-5.1968 13.968-5.1968 19.3846 0a.99.99 0 0 1-1.3846 1.4432c-4.6429-4.4544-11.9725-4.4544-16.6154 0a.99.99 0 0 1-1.3846-1.4432z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M5.8125 12.7738c3.4707-3.2858 8.9043-3.2858 12.375 0a1 1 0 0 1-1.375 1.4524c-2.6994-2.5556-6.9256-2.5556-9.625 0a1 1 0 0 1-1.375-1.4524z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M13.75 18a1.75 1.75 0 0 1-3.5 0 1.75 1.75 0 0 1 3.5 0z\"/></svg>",
};
