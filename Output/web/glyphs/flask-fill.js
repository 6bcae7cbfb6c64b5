// Made by twinlight: changes are lost with the next build.
export const flaskFill = {
  name: "flask-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-purple,#CB30E0)\" d=\"M15 4v4.501a.993.993 0 0 0 .1276.4918L18.0292 14H5.9708l2.9016-5.0072A.993.993 0 0 0 9 8.501V4H8a1 1 0 0 1 0-2h8a1 1 0 0 1 0 2zm4.1882 12 1.0799 1.8635c.4842.8579.481 1.9032-.0129 2.7555A2.773 2.773 0 0 1 17.8732 22H6.1268a2.773 2.773 0 0 1-2.382-1.381c-.4939-.8523-.4971-1.8976-.0129-2.7555L4.8118 16z\"/></svg>",
};
