// Made by twinlight: changes are lost with the next build.
export const eraserFill = {
  name: "eraser-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M2.6915 11.5303 4.636 9.5858l7.4247 7.4246-1.9446 1.9446a3 3 0 0 1-4.2426 0l-3.182-3.182a3.0001 3.0001 0 0 1 0-4.2427zm3.3588-3.3587 5.48-5.4801a3.0001 3.0001 0 0 1 4.2427 0l3.182 3.182a3 3 0 0 1 0 4.2426l-5.4801 5.4801zM13 20h8a1 1 0 0 1 0 2h-8a1 1 0 0 1 0-2z\"/></svg>",
};
