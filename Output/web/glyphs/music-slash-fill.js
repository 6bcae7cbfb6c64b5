// Made by twinlight: changes are lost with the next build.
export const musicSlashFill = {
  name: "music-slash-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-pink,#FF2D55)\" d=\"M10 18.25c0 1.9294-1.7754 3.5-4 3.5s-4-1.5706-4-3.5c0-1.3935.9317-2.6255 2.3352-3.1852 1.1558-.4609 2.5311-.4204 3.6648.1509v-3.6802l2 2zM8.5096 4.9741c.2745-.3069.6443-.5303 1.0704-.6218l10-2.19a2 2 0 0 1 2.42 1.96V16.25c0 .6277-.1887 1.2102-.506 1.7085l-4.9654-4.9655c1.1027-.3796 2.3913-.3216 3.4714.2227V8.8449l-6.2413 1.3783z\"/><path fill=\"var(--glyph-system-pink,#FF2D55)\" d=\"m2.7071 1.2929 20 20a.99.99 0 0 1-1.4142 1.4142l-20-20a.99.99 0 0 1 1.4142-1.4142z\"/></svg>",
};
