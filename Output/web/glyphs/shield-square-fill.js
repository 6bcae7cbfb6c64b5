// Made by twinlight: changes are lost with the next build.
export const shieldSquareFill = {
  name: "shield-square-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"M6.24 2h11.52A4.24 4.24 0 0 1 22 6.24v11.52A4.24 4.24 0 0 1 17.76 22H6.24A4.24 4.24 0 0 1 2 17.76V6.24A4.24 4.24 0 0 1 6.24 2zm6.5549 3.8444a2.14 2.14 0 0 0-1.5898 0L7.4879 7.3337a2.076 2.076 0 0 0-1.3243 1.9309v2.4887c0 3.2803 2.025 5.6844 5.0271 6.6136a2.698 2.698 0 0 0 1.6186 0c3.0021-.9292 5.0271-3.3333 5.0271-6.6136V9.2646a2.076 2.076 0 0 0-1.3243-1.9309z\"/></svg>",
};
