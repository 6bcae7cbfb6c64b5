// Made by twinlight: changes are lost with the next build.
export const trashFill = {
  name: "trash-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-red,#FF383C)\" d=\"m19.437 8-.679 10.4328c-.1217 2.0013-1.782 3.5637-3.7871 3.5672H9.0291c-2.0051-.0035-3.6654-1.5659-3.7871-3.5672L4.563 8H4a1 1 0 0 1 0-2h4V5a3 3 0 0 1 3-3h2a3 3 0 0 1 3 3v1h4a1 1 0 0 1 0 2zM10 6h4V5a1 1 0 0 0-1-1h-2a1 1 0 0 0-1 1zm1 5.5a1 1 0 0 0-2 0v5a1 1 0 0 0 2 0zm4 0a1 1 0 0 0-2 0v5a1 1 0 0 0 2 0z\"/></svg>",
};
