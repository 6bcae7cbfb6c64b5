// Made by twinlight: changes are lost with the next build.
export const folderSlashFill = {
  name: "folder-slash-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-brand,#14479E)\" d=\"M2 7c0-.4361.0798-.8537.2257-1.2388L7.4645 11H2zm5.0355-3.5h1.7654a2.5 2.5 0 0 1 1.9174.8999l1.6 1.92a.5.5 0 0 0 .3826.1801H18a4 4 0 0 1 4 4v.5h-7.4645zM22 13v4c0 .4407-.0713.8648-.203 1.2614L16.5355 13zm-4.5355 8H6a4 4 0 0 1-4-4v-4h7.4645z\"/><path fill=\"var(--glyph-brand,#14479E)\" d=\"m2.7071 1.2929 20 20-1.4142 1.4142-20-20z\"/></svg>",
};
