// Made by twinlight: changes are lost with the next build.
export const bluetooth = {
  name: "bluetooth",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M7.669 6.7567 11 9.7546V3a1 1 0 0 1 1.669-.7433l5 4.5a1 1 0 0 1 0 1.4866L13.4948 12l4.1742 3.7567a1 1 0 0 1 0 1.4866l-5 4.5A1 1 0 0 1 11 21v-6.7546l-3.331 2.9979a1 1 0 0 1-1.338-1.4866L10.5052 12 6.331 8.2433a1 1 0 0 1 1.338-1.4866zM13 9.7546 15.5052 7.5 13 5.2454zm0 4.4908v4.5092L15.5052 16.5z\"/></svg>",
};
