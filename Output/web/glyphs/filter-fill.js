// Made by twinlight: changes are lost with the next build.
export const filterFill = {
  name: "filter-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"M3.1907 6.5722a2.6 2.6 0 0 1-.4222-2.7914A2.6 2.6 0 0 1 5.1405 2.25h13.719a2.6 2.6 0 0 1 2.372 1.5308 2.6 2.6 0 0 1-.4222 2.7914l-5.4379 6.1576c-.0809.0927-.1225.2127-.1214.3357v5.3646a2 2 0 0 1-.9756 1.7172l-2.4999 1.5002a2 2 0 0 1-2.0143.0202A2 2 0 0 1 8.75 19.9301v-6.8646c.0011-.123-.0405-.243-.1214-.3357z\"/></svg>",
};
