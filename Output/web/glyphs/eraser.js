// Made by twinlight: changes are lost with the next build.
export const eraser = {
  name: "eraser",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"m2.6915 11.5303 8.8388-8.8388a3.0001 3.0001 0 0 1 4.2427 0l3.182 3.182a3 3 0 0 1 0 4.2426l-8.8389 8.8389a3 3 0 0 1-4.2426 0l-3.182-3.182a3.0001 3.0001 0 0 1 0-4.2427zm1.4142 1.4142a1.0001 1.0001 0 0 0 0 1.4143l3.182 3.1819a1 1 0 0 0 1.4142 0l8.8388-8.8388a1 1 0 0 0 0-1.4142l-3.1819-3.182a1.0001 1.0001 0 0 0-1.4143 0z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"m6.0503 8.1716 7.4246 7.4246-1.4142 1.4142L4.636 9.5858z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M13 20h8a1 1 0 0 1 0 2h-8a1 1 0 0 1 0-2z\"/></svg>",
};
