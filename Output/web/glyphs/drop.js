// Made by twinlight: changes are lost with the next build.
export const drop = {
  name: "drop",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><g display=\"var(--glyph-light,inline)\"><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"M13.5139 2.6199C16.6388 5.623 20 9.568 20 14c0 4.4183-3.5817 8-8 8s-8-3.5817-8-8c0-4.432 3.3612-8.377 6.4861-11.3801.843-.8147 2.1848-.8147 3.0278 0zm-1.3878 1.4402c-.0717-.0693-.1805-.0693-.2522 0C8.8644 6.9523 6 10.4176 6 14c0 3.3137 2.6863 6 6 6s6-2.6863 6-6c0-3.5824-2.8644-7.0477-5.8739-9.9399z\"/></g><g display=\"var(--glyph-dark,none)\"><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"M13.5139 2.6199C16.6388 5.623 20 9.568 20 14c0 4.4183-3.5817 8-8 8s-8-3.5817-8-8c0-4.432 3.3612-8.377 6.4861-11.3801.843-.8147 2.1848-.8147 3.0278 0z\"/></g></svg>",
};
