// Made by twinlight: changes are lost with the next build.
export const megaphoneFill = {
  name: "megaphone-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-purple,#CB30E0)\" d=\"M2 10.9296a3.0004 3.0004 0 0 1 2.0253-2.8354l13.5-4.63a3 3 0 0 1 2.7167.3948A3 3 0 0 1 21.5 6.2996v10.4008a3 3 0 0 1-1.258 2.4406 3 3 0 0 1-2.7167.3948l-3.804-1.3046c-.2377 1.982-1.9254 3.5188-3.9713 3.5188a4 4 0 0 1-4-4v-2.2527l-1.7247-.5915A3.0004 3.0004 0 0 1 2 12.0704zm9.75 6.6255-4-1.3718V17.75a2 2 0 0 0 4 0z\"/></svg>",
};
