// Made by twinlight: changes are lost with the next build.
export const cartSlashFill = {
  name: "cart-slash-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-lagoon,#005866)\" d=\"M9.5355 6h9.7325a2.798 2.798 0 0 1 2.2193 1.081 2.8 2.8 0 0 1 .5009 2.4193l-1.23 4.75c-.1887.7307-.6379 1.3404-1.2324 1.74zm3.429 10.5H8.9206c-1.4191.0018-2.6482-.9948-2.9391-2.3837L4.7433 8.2788zM11 20a1.5 1.5 0 0 1-3 0 1.5 1.5 0 0 1 3 0z\"/><path fill=\"var(--glyph-lagoon,#005866)\" d=\"m2.7071 1.2929 20 20a.99.99 0 0 1-1.4142 1.4142l-20-20a.99.99 0 0 1 1.4142-1.4142z\"/></svg>",
};
