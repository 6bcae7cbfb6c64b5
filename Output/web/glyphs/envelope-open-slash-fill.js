// Made by twinlight: changes are lost with the next build.
export const envelopeOpenSlashFill = {
  name: "envelope-open-slash-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"M2 10.3017a2.998 2.998 0 0 1 1.2898-2.4732l.5921-.4111 5.9059 5.906-5.4831-3.6555a1 1 0 0 0-1.1094 1.6642l8.25 5.5a1 1 0 0 0 1.1094 0l.4451-.2968L17.9645 21.5H6a4 4 0 0 1-4-4zm6.0554-5.7819 2.2344-1.5513a3 3 0 0 1 3.4204 0l7 4.86A2.998 2.998 0 0 1 22 10.3017V17.5c0 .2986-.0327.5896-.0948.8696l-4.6628-4.6627 3.5623-2.3748a1 1 0 0 0-1.1094-1.6642l-3.8951 2.5968z\"/><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"m2.7071 1.2929 20 20a.99.99 0 0 1-1.4142 1.4142l-20-20a.99.99 0 0 1 1.4142-1.4142z\"/></svg>",
};
