// Made by twinlight: changes are lost with the next build.
export const megaphoneSlashFill = {
  name: "megaphone-slash-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-purple,#CB30E0)\" d=\"M2 10.9296a3.0004 3.0004 0 0 1 2.0253-2.8354l.0248-.0085 10.3932 10.3931-.722-.2476c-.2377 1.982-1.9254 3.5188-3.9713 3.5188a4 4 0 0 1-4-4v-2.2527l-1.7247-.5915A3.0004 3.0004 0 0 1 2 12.0704zm7.3154-4.6497 8.2099-2.8157a3 3 0 0 1 2.7167.3948A3 3 0 0 1 21.5 6.2996v10.4008c-.0004.4992-.1249.9825-.3534 1.4107zM11.75 17.5551l-4-1.3718V17.75a2 2 0 0 0 4 0z\"/><path fill=\"var(--glyph-system-purple,#CB30E0)\" d=\"m2.7071 1.7929 19.5 19.5a.99.99 0 0 1-1.4142 1.4142l-19.5-19.5a.99.99 0 0 1 1.4142-1.4142z\"/></svg>",
};
