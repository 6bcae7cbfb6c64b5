// Made by twinlight: changes are lost with the next build.
export const briefcaseSlashFill = {
  name: "briefcase-slash-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"M7.4033 3.8677C7.99 2.7571 9.1568 2 10.5 2h3A3.5 3.5 0 0 1 17 5.5V6h1a4 4 0 0 1 4 4v7c0 .4407-.0713.8648-.203 1.2614L17.5355 14H21v-2h-5.4645l-6-6H15v-.5A1.5 1.5 0 0 0 13.5 4h-3c-.8171 0-1.4809.6523-1.4996 1.4649zM17.4645 21H6a4 4 0 0 1-4-4v-7c0-1.2226.5488-2.3173 1.4134-3.051L8.4645 12H3v2h7.4645z\"/><path fill=\"var(--glyph-brand,#14479E)\" d=\"m2.7071 1.2929 20 20a.99.99 0 0 1-1.4142 1.4142l-20-20a.99.99 0 0 1 1.4142-1.4142z\"/></svg>",
};
