// Made by twinlight: changes are lost with the next build.
export const pinFill = {
  name: "pin-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-red,#FF383C)\" d=\"M5.56 16.04c-2.9571-3.4328-2.7019-8.5816.5803-11.7051 3.2821-3.1234 8.4373-3.1234 11.7194 0 3.2822 3.1235 3.5374 8.2723.5803 11.7051l-4.54 5.29a2.5 2.5 0 0 1-3.8 0zM8.5 10.5a3.5 3.5 0 0 0 7 0 3.5 3.5 0 0 0-7 0z\"/></svg>",
};
