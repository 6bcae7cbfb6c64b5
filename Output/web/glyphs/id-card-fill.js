// Made by twinlight: changes are lost with the next build.
export const idCardFill = {
  name: "id-card-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-indigo,#6155F5)\" d=\"M6 4h12a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zm4.25 5.5a1.75 1.75 0 0 0-3.5 0 1.75 1.75 0 0 0 3.5 0zM5.75 15a.75.75 0 0 0 .75.75h4a.75.75 0 0 0 .75-.75c0-1.1046-1.2312-2-2.75-2s-2.75.8954-2.75 2zm8.5-6a1 1 0 0 0 0 2h3a1 1 0 0 0 0-2zm0 4a1 1 0 0 0 0 2h3a1 1 0 0 0 0-2z\"/></svg>",
};
