// Made by twinlight: changes are lost with the next build.
export const paintbrushFill = {
  name: "paintbrush-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"m10.1442 10.6216 6.7387-6.7387a1 1 0 0 1 .0566-.0524 3 3 0 0 1 4.23 4.23 1 1 0 0 1-.0515.0557l-6.7356 6.7528-2.1707-2.0721zm3.5823 6.3787C13.4745 19.6648 11.2304 21.75 8.5 21.75H3a1 1 0 0 1-.7071-1.7071c.6915-.6916.9571-1.5664.9571-3.5429 0-2.7345 2.0914-4.9812 4.7616-5.2276l2.7761 2.9198a.34.34 0 0 1 .025.0266z\"/></svg>",
};
