// Made by twinlight: changes are lost with the next build.
export const phoneFill = {
  name: "phone-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-leaf,#0E5C2F)\" d=\"M2 5a3 3 0 0 1 3-3h2.3596a2.7005 2.7005 0 0 1 2.5728 1.8752l.8698 2.7294c.3358 1.0406.0072 2.1838-.8276 2.8899l-1.0321.8675a11.4 11.4 0 0 0 4.6955 4.6955l.8675-1.0321c.7061-.8348 1.8493-1.1634 2.8899-.8276l2.7294.8698A2.7005 2.7005 0 0 1 22 16.6404V19a3 3 0 0 1-3 3C9.6112 22 2 14.3888 2 5z\"/></svg>",
};
