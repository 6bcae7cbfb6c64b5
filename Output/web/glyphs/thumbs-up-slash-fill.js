// Made by twinlight: changes are lost with the next build.
export const thumbsUpSlashFill = {
  name: "thumbs-up-slash-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"m6.359 10 .0332-.0723 1.546 1.546c-.4018.4305-.9704.6863-1.5792.6863H6V22H4.5A2.5 2.5 0 0 1 2 19.5v-7A2.5 2.5 0 0 1 4.5 10zm2.2593-4.9173.873-1.9002.0002.0001a2 2 0 0 1 1.7919-1.1825.98.98 0 0 1 .0348.0001A3.75 3.75 0 0 1 15 5.7501V8h3.5005a3.5 3.5 0 0 1 2.6773 1.2495c.6675.7951.9444 1.8379.7659 2.8607l-1.0135 5.2845zm9.5739 16.645c-.446.1735-.9288.2693-1.4292.2723H8V11.5355z\"/><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"m2.7071 1.2929 20 20a.99.99 0 0 1-1.4142 1.4142l-20-20a.99.99 0 0 1 1.4142-1.4142z\"/></svg>",
};
