// Made by twinlight: changes are lost with the next build.
export const envelopeSlashFill = {
  name: "envelope-slash-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"M7.5355 4H18c.872 0 1.679.2792 2.3363.7531l-6.5723 5.4754zm14.0823 2.2918C21.8629 6.8099 22 7.389 22 8v8c0 .71-.1851 1.3768-.5096 1.9549l-6.3046-6.3046zM16.4645 20H6a4 4 0 0 1-4-4V8c0-.611.1371-1.1901.3822-1.7082l2.2415 1.8674z\"/><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"m2.7071 1.2929 20 20a.99.99 0 0 1-1.4142 1.4142l-20-20a.99.99 0 0 1 1.4142-1.4142z\"/></svg>",
};
