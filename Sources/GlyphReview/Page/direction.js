// A glyph where text runs from right to left: mirrored, or in a drawing of its own.

import { appearanceNumber, styleTitle } from "./appearances.js";
import { html } from "./element.js";
import { drawnSetting, fillsOf, pictureOf } from "./lookup.js";
import { picture } from "./picture.js";
import { state } from "./state.js";
import { onBackground } from "./tile.js";
import { backgroundsOf, styles } from "./view.js";

/**
 * The part of the inspector about text from right to left; null without a difference.
 *
 * @param {Glyph} glyph
 */
export function rightToLeftPart(glyph) {
  const { isMirrored } = glyph;
  if (!isMirrored && !glyph.pictures.some(({ rightToLeft }) => rightToLeft)) return null;
  const [background] = backgroundsOf(glyph);
  const tiles = styles().map((style) => {
    const appearance = appearanceNumber(style, "normal", "base");
    const setting = drawnSetting(background, appearance);
    const usual = pictureOf(glyph, appearance);
    const { drawing, paints } = usual.rightToLeft ?? usual;
    const label = `${glyph.name}, right to left, ${styleTitle(appearance).toLowerCase()}`;
    const element = picture(state.document.drawings[drawing], fillsOf(paints, setting), 64, label);
    element.classList.toggle("mirrored", isMirrored);
    return html("figure", { class: "tile" }, onBackground(background, appearance, setting, [element]),
      html("figcaption", {}, html("b", {}, styleTitle(appearance)), " ",
        html("span", {}, isMirrored ? "mirrored" : "a drawing of its own")));
  });
  return [html("h3", {}, "Right to left"), html("div", { class: "matrix" }, tiles)];
}
