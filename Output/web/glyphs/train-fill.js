// Made by twinlight: changes are lost with the next build.
export const trainFill = {
  name: "train-fill",
  svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"><path fill=\"var(--glyph-system-purple,#CB30E0)\" d=\"M9 2h6c2.7614 0 5 2.2386 5 5v7c0 2.0227-1.2016 3.7652-2.9298 4.5525l1.2619 1.8928a1 1 0 0 1-1.6642 1.1094L14.9648 19H9.0352l-1.7031 2.5547a1 1 0 0 1-1.6642-1.1094l1.2619-1.8928C5.2016 17.7652 4 16.0227 4 14V7c0-2.7614 2.2386-5 5-5zm0 2a3 3 0 0 0-3 3v2h12V7a3 3 0 0 0-3-3zm1.25 10a1.25 1.25 0 0 0-2.5 0 1.25 1.25 0 0 0 2.5 0zm6 0a1.25 1.25 0 0 0-2.5 0 1.25 1.25 0 0 0 2.5 0z\"/></svg>",
};
