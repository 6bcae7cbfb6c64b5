// Made by twinlight: changes are lost with the next build.
export const umbrellaRectangleFill = {
  name: "umbrella-rectangle-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-purple,#CB30E0)\" d=\"M6.4 3h11.2c2.5405 0 4.6 2.0595 4.6 4.6v8.8c0 2.5405-2.0595 4.6-4.6 4.6H6.4c-2.5405 0-4.6-2.0595-4.6-4.6V7.6C1.8 5.0595 3.8595 3 6.4 3zm.0071 9.8415a1.228 1.228 0 0 0 1.2279 1.2279h3.4828v1.9588a2.05 2.05 0 0 0 4.1183 0 .81.81 0 0 0-1.6244 0 .434.434 0 0 1-.8695 0v-1.9588h3.4829a1.228 1.228 0 0 0 1.2278-1.2279c0-2.9169-2.0518-5.3383-4.7353-5.7413-.0889-.3522-.4078-.6129-.7876-.6129s-.6987.2607-.7875.6129c-2.6836.403-4.7354 2.8244-4.7354 5.7413z\"/></svg>",
};
