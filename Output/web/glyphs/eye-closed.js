// Made by twinlight: changes are lost with the next build.
export const eyeClosed = {
  name: "eye-closed",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M3.8789 6.7729C5.6107 9.9631 8.5781 11.75 12 11.75s6.3893-1.7869 8.1211-4.9771a1 1 0 0 1 1.7578.9542C19.8107 11.5369 16.1781 13.75 12 13.75s-7.8107-2.2131-9.8789-6.0229a1 1 0 0 1 1.7578-.9542z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M13 12.75v4a1 1 0 0 1-2 0v-4a1 1 0 0 1 2 0zm-5.8914-1.3374-2 3.35a.99.99 0 0 1-1.7172-1.0252l2-3.35a.99.99 0 0 1 1.7172 1.0252zm11.5-1.0252 2 3.35a.99.99 0 0 1-1.7172 1.0252l-2-3.35a.99.99 0 0 1 1.7172-1.0252z\"/></svg>",
};
