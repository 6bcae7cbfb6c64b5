// Made by twinlight: changes are lost with the next build.
export const trashSlashFill = {
  name: "trash-slash-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-red,#FF383C)\" d=\"m19.437 8-.4828 7.4187-3.9548-3.9549a.9995.9995 0 0 0-.9632-.9632L8.0407 4.5051C8.2767 3.084 9.5121 2 11 2h2a3 3 0 0 1 3 3v1h4a1 1 0 0 1 0 2zM10 6h4V5a1 1 0 0 0-1-1h-2a1 1 0 0 0-1 1zm7.4974 15.0329c-.6728.6012-1.5596.9654-2.5265.9671H9.0291c-2.0051-.0035-3.6654-1.5659-3.7871-3.5672L4.5698 8.1054 9 12.5355V16.5a1 1 0 0 0 2 0v-1.9645l2.0006 2.0007a.9995.9995 0 0 0 .9632.9632z\"/><path fill=\"var(--glyph-system-red,#FF383C)\" d=\"m2.7071 1.2929 20 20a.99.99 0 0 1-1.4142 1.4142l-20-20a.99.99 0 0 1 1.4142-1.4142z\"/></svg>",
};
