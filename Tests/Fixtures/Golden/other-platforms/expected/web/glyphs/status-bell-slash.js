// Made by twinlight: changes are lost with the next build.
export const StatusBellSlash = {
  name: "status-bell-slash",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><g display=\"var(--acme-light,inline)\"><path fill=\"var(--acme-brand,#0A64FF)\" d=\"M6 15V9c0-.4531.0503-.8946.1455-1.319L8 9.5355V15h5.4645l2 2H5v-2zM9.2182 3.6826C10.0497 3.2466 10.9961 3 12 3c3.3137 0 6 2.6863 6 6v3.4645l-2-2V9a4 4 0 0 0-4-4c-.4408 0-.865.0713-1.2615.2029zM5.7071 2.2929l14 14-1.4142 1.4142-14-14z\"/></g><g display=\"var(--acme-dark,none)\"><path fill=\"var(--acme-brand,#0A64FF)\" d=\"M6 15V9c0-.4531.0503-.8946.1455-1.319L15.4645 17H5v-2zM9.2182 3.6826C10.0497 3.2466 10.9961 3 12 3c3.3137 0 6 2.6863 6 6v3.4645zM5.7071 2.2929l14 14-1.4142 1.4142-14-14z\"/></g></svg>",
};
