// Made by twinlight: changes are lost with the next build.
export const moon = {
  name: "moon",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><g display=\"var(--glyph-light,inline)\"><path fill=\"var(--glyph-system-indigo,#6155F5)\" d=\"M21.98 12.56c-.2988 5.3704-4.792 9.5425-10.1698 9.4428-5.3778-.0996-9.7134-4.4352-9.813-9.813C1.8975 6.812 6.0696 2.3188 11.44 2.02a1 1 0 0 1 .83 1.62 5.75 5.75 0 0 0 8.09 8.09 1 1 0 0 1 1.62.83zm-2.36 1.89A7.75 7.75 0 0 1 9.55 4.38a8 8 0 1 0 10.07 10.07z\"/></g><g display=\"var(--glyph-dark,none)\"><path fill=\"var(--glyph-system-indigo,#6155F5)\" d=\"M21.98 12.56c-.2988 5.3704-4.792 9.5425-10.1698 9.4428-5.3778-.0996-9.7134-4.4352-9.813-9.813C1.8975 6.812 6.0696 2.3188 11.44 2.02a1 1 0 0 1 .83 1.62 5.75 5.75 0 0 0 8.09 8.09 1 1 0 0 1 1.62.83z\"/></g></svg>",
};
