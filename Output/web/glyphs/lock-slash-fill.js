// Made by twinlight: changes are lost with the next build.
export const lockSlashFill = {
  name: "lock-slash-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-gold,#A87000)\" d=\"M12.5355 9H15V7a3 3 0 0 0-3-3c-1.2074 0-2.2479.7128-2.7238 1.7407L7.8086 4.2731C8.7008 2.9047 10.2449 2 12 2c2.7614 0 5 2.2386 5 5v2.1261c1.725.4441 3 2.0104 3 3.8739v3.4645zm5.4194 12.4904C17.3768 21.8149 16.71 22 16 22H8a4 4 0 0 1-4-4v-5c0-1.4802.8044-2.7729 1.9999-3.4646L11 14.5355V16.5a1 1 0 0 0 1 1c.5406 0 .981-.429.9994-.9651z\"/><path fill=\"var(--glyph-gold,#A87000)\" d=\"m2.7071 1.2929 20 20a.99.99 0 0 1-1.4142 1.4142l-20-20a.99.99 0 0 1 1.4142-1.4142z\"/></svg>",
};
