// Made by twinlight: changes are lost with the next build.
export const shareSlashFill = {
  name: "share-slash-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-leaf,#0E5C2F)\" d=\"m11.4477 7.9121 3.1244-1.702C14.5248 5.9808 14.5 5.7433 14.5 5.5A3.5 3.5 0 1 1 18 9c-.9684 0-1.8451-.3935-2.4788-1.0294L12.922 9.3865zm2.4264 9.4975-5.3953-2.939C7.8451 15.1065 6.9684 15.5 6 15.5A3.5 3.5 0 0 1 2.5 12c0-1.6162 1.0961-2.9769 2.5853-3.3792z\"/><path fill=\"var(--glyph-leaf,#0E5C2F)\" d=\"m2.7071 1.2929 20 20a.99.99 0 0 1-1.4142 1.4142l-20-20a.99.99 0 0 1 1.4142-1.4142z\"/></svg>",
};
