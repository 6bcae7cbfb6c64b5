// Made by twinlight: changes are lost with the next build.
export const paintbrushFill = {
  name: "paintbrush-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"m9.4292 11.332.0039.0007 7.4498-7.4498a1 1 0 0 1 .0566-.0524 3 3 0 0 1 4.23 4.23 1 1 0 0 1-.0515.0557l-7.4478 7.4668a5.8 5.8 0 0 1 .0193.1176c-.3387-2.2157-2.0628-3.976-4.2603-4.3686zM13.75 16.5c0 2.8995-2.3505 5.25-5.25 5.25H3a1 1 0 0 1-.7071-1.7071c.6915-.6916.9571-1.5664.9571-3.5429 0-2.8995 2.3505-5.25 5.25-5.25v2a3.25 3.25 0 0 1 3.25 3.25z\"/></svg>",
};
