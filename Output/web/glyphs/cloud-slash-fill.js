// Made by twinlight: changes are lost with the next build.
export const cloudSlashFill = {
  name: "cloud-slash-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-label,#000000)\" d=\"M7.25 20A5.25 5.25 0 0 1 5.28 9.88c.0301-.3095.0816-.6122.1529-.9065L16.4594 20zM8.4406 4.9144c1.0111-.5989 2.1949-.9302 3.4492-.9031 3.399.0734 6.1672 2.7538 6.3502 6.1487a5 5 0 0 1 3.7061 5.4652c-.0949.7532-.3543 1.4497-.7393 2.0554z\"/><path fill=\"var(--glyph-label,#000000)\" d=\"M2.7055 1.2993l19.9952 19.9952a.99.99 0 0 1-1.4134 1.4134L1.2921 2.7127a.99.99 0 0 1 1.4134-1.4134z\"/></svg>",
};
