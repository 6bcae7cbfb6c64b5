// Made by twinlight: changes are lost with the next build.
export const shieldSlashFill = {
  name: "shield-slash-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"M10.8483 2.3616a3.101 3.101 0 0 1 2.3034 0l5.9343 2.3778c1.138.4391 1.9103 1.5423 1.914 2.7891V11.5c0 1.8106-.3973 3.4529-1.1227 4.881L7.2855 3.7892zm5.7149 17.7764c-1.0037.6948-2.139 1.237-3.3654 1.6166a3.992 3.992 0 0 1-2.3956 0C6.1507 20.3149 3 16.6056 3 11.5V7.5285c.0008-.2864.0425-.5666.1204-.8334z\"/><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"M2.8077 1.4327l19.7988 19.7988a.99.99 0 0 1-1.4142 1.4142L1.3935 2.8469a.99.99 0 0 1 1.4142-1.4142z\"/></svg>",
};
