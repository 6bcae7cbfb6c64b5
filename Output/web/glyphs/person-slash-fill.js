// Made by twinlight: changes are lost with the next build.
export const personSlashFill = {
  name: "person-slash-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-indigo,#6155F5)\" d=\"M17 7c0 1.7551-.9047 3.2992-2.2731 4.1914L7.8086 4.2731C8.7008 2.9047 10.2449 2 12 2c2.7614 0 5 2.2386 5 5zm1.4137 14.9492c-.1661.0333-.3379.0508-.5137.0508H6.1a2.6 2.6 0 0 1-2.6-2.6c0-1.4768.8152-2.8678 2.3844-3.8714 1.103-.7055 2.662-1.2701 4.6485-1.4601z\"/><path fill=\"var(--glyph-system-indigo,#6155F5)\" d=\"m2.7071 1.2929 20 20a.99.99 0 0 1-1.4142 1.4142l-20-20a.99.99 0 0 1 1.4142-1.4142z\"/></svg>",
};
