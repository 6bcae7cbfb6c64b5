// A glyph where text runs from right to left: mirrored, or in a drawing of its own.

function rightToLeftPart(glyph) {
  const shown = styles().map((style) => appearanceNumber(style, "normal", "base"));
  if (!glyph.mirrored && !glyph.pictures.some((picture) => picture.rtl)) return null;
  const [ground] = groundsOf(glyph);
  const tiles = shown.map((appearance) => {
    const setting = drawnSetting(ground, appearance);
    const usual = pictureOf(glyph, appearance);
    const other = usual.rtl ?? usual;
    const element = picture(data.drawings[other.drawing], fillsOf(other.coats, setting), 64, `${glyph.name}, right to left, ${styleTitle(appearance).toLowerCase()}`);
    element.classList.toggle("mirrored", glyph.mirrored === true);
    return html("figure", { class: "tile" }, onGround(ground, appearance, setting, [element], ""), html("figcaption", {}, html("b", {}, styleTitle(appearance)), " ", html("span", {}, glyph.mirrored ? "mirrored" : "a drawing of its own")));
  });
  return [html("h3", {}, "Right to left"), html("div", { class: "matrix" }, tiles)];
}
