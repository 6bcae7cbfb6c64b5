// Made by twinlight: changes are lost with the next build.
export const StatusFlag = {
  name: "status-flag",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"-2 0 24 24\"><path fill=\"var(--acme-flare,#FF341E)\" fill-opacity=\".8\" d=\"M4 3h12l-3 4 3 4H6v10H4z\"/></svg>",
};
