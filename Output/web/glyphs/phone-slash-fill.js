// Made by twinlight: changes are lost with the next build.
export const phoneSlashFill = {
  name: "phone-slash-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-leaf,#0E5C2F)\" d=\"M5.5355 2h1.8241a2.7005 2.7005 0 0 1 2.5728 1.8752l.8698 2.7294c.084.2604.1265.5271.1298.7918zm11.0681 11.068c.2647.0033.5314.0458.7918.1298l2.7294.8698A2.7005 2.7005 0 0 1 22 16.6404v1.8241zm1.8523 8.9235c-8.956-.2817-16.1657-7.4914-16.4474-16.4474z\"/><path fill=\"var(--glyph-leaf,#0E5C2F)\" d=\"m2.7071 1.2929 20 20a.99.99 0 0 1-1.4142 1.4142l-20-20a.99.99 0 0 1 1.4142-1.4142z\"/></svg>",
};
