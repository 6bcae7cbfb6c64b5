// Made by twinlight: changes are lost with the next build.
export const thumbsDownSquareFill = {
  name: "thumbs-down-square-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-blue,#0088FF)\" d=\"M6.24 2h11.52A4.24 4.24 0 0 1 22 6.24v11.52A4.24 4.24 0 0 1 17.76 22H6.24A4.24 4.24 0 0 1 2 17.76V6.24A4.24 4.24 0 0 1 6.24 2zm7.5846 16.0347 1.8866-4.1061h1.0216a1.7526 1.7526 0 0 0 1.7525-1.7525V7.8384a1.7526 1.7526 0 0 0-1.7525-1.7525h-.7262v6.065h-.2954c-.5273 0-1.018.2332-1.3506.6217V6.0859H9.1332A2.6824 2.6824 0 0 0 6.5039 8.312l-.7804 4.069a2.373 2.373 0 0 0 2.3335 2.7869h1.9659v1.1909a2.527 2.527 0 0 0 2.4812 2.527c.488.0089 1.0601-.2721 1.3204-.8512z\"/></svg>",
};
