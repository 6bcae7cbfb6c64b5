// Made by twinlight: changes are lost with the next build.
export const megaphoneCircleFill = {
  name: "megaphone-circle-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-purple,#CB30E0)\" d=\"M23 12c0 6.0751-4.9249 11-11 11S1 18.0751 1 12 5.9249 1 12 1s11 4.9249 11 11zM6.0802 9.4676a2.1697 2.1697 0 0 0-1.4645 2.0503v.7633a2.17 2.17 0 0 0 1.4645 2.0504l1.0444.3582v1.3912c0 1.5676 1.2707 2.8383 2.8383 2.8383 1.3833 0 2.5358-.9901 2.7873-2.3001l2.3619.81a2.169 2.169 0 0 0 1.9644-.2855 2.17 2.17 0 0 0 .9097-1.7649V8.4203a2.17 2.17 0 0 0-.9097-1.7648 2.169 2.169 0 0 0-1.9644-.2855zm2.7068 5.7923 2.3518.8066v.0145a1.17 1.17 0 0 1-2.3518 0z\"/></svg>",
};
