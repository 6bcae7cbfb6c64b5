// Made by twinlight: changes are lost with the next build.
export const umbrellaSlashFill = {
  name: "umbrella-slash-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-purple,#CB30E0)\" d=\"M2.5 13c0-1.9997.5588-3.8691 1.5262-5.4383L13 16.5355V18.75A1.25 1.25 0 0 0 14.25 20c.602 0 1.1042-.4248 1.2232-.9912l1.5061 1.5061C16.4001 21.4086 15.394 22 14.25 22A3.25 3.25 0 0 1 11 18.75v-4H4.25A1.75 1.75 0 0 1 2.5 13zm5.1458-8.8897c1.023-.556 2.1554-.9232 3.3542-1.0554V3a1 1 0 0 1 2 0v.0549c4.7819.5276 8.5 4.7817 8.5 9.9451a1.75 1.75 0 0 1-1.75 1.75h-1.4645z\"/><path fill=\"var(--glyph-system-purple,#CB30E0)\" d=\"m2.7071 1.2929 20 20a.99.99 0 0 1-1.4142 1.4142l-20-20a.99.99 0 0 1 1.4142-1.4142z\"/></svg>",
};
