import assert from "node:assert/strict";
import { test } from "node:test";
import { channelsOf, composited, contrastRatio } from "../../../Sources/GlyphReview/Page/contrast.js";
import { isWeak, lossOf } from "../../../Sources/GlyphReview/Page/eyes.js";

const [white, black] = [channelsOf("#FFFFFF"), channelsOf("#000000")];

test("colours of the document are channels, and none is no colour", () => {
  assert.deepEqual(channelsOf("#FF8000"), [255, 128, 0, 1]);
  assert.deepEqual(channelsOf("rgb(235 235 245/.7)"), [235, 235, 245, 0.7]);
  assert.equal(channelsOf("none"), null);
});

test("the contrast ratio is that of WCAG 2, whichever colour is the lighter one", () => {
  assert.equal(contrastRatio(white, black), 21);
  assert.equal(contrastRatio(black, white), 21);
  assert.equal(contrastRatio(white, white), 1);
  // The gray that is named most often for 4.5:1 on white.
  assert.equal(contrastRatio(channelsOf("#767676"), white).toFixed(2), "4.54");
});

test("a colour is composited by its alpha", () => {
  assert.deepEqual(composited([255, 255, 255, 0.2], black), [51, 51, 51, 1]);
  assert.deepEqual(composited([1, 2, 3, 1], white), [1, 2, 3, 1]);
});

const drawing = (...groups) => ({ layers: groups.map((own) => ({ contours: [], groups: own })) });
const two = drawing([], []);
const plateAndSign = [[0, -1, 0], [1, 0, 0]];
const accented = { ground: "#000000", isMonochrome: true };
const full = { ground: "#FFFFFF", isMonochrome: false };

test("a plate and its sign are lost where they become one colour, and not where their colours are kept", () => {
  assert.equal(lossOf(accented, ["#0091FF", "#0091FF"], two, plateAndSign), "parts become one colour");
  assert.equal(lossOf(full, ["#B00000", "#FFFFFF"], two, plateAndSign), null);
  // Of one luminance, in two hues.
  assert.equal(lossOf(full, ["#B00000", "#006300"], two, plateAndSign), null);
});

test("parts next to each other are not lost in one colour", () => {
  assert.equal(lossOf(accented, ["#0091FF", "#0091FF"], two, [[0, -1, 0], [1, -1, 0]]), null);
});

test("a sign is told apart from a plate with less alpha, of its own or of its group", () => {
  assert.equal(lossOf(accented, ["rgb(0 145 255/.4)", "#0091FF"], two, plateAndSign), null);
  assert.equal(lossOf(accented, ["#0091FF", "#0091FF"], drawing([[0, 0.4]], []), plateAndSign), null);
});

test("a glyph is lost where no part has a contrast of three with the ground", () => {
  assert.equal(lossOf(full, ["#FFCC00"], two, [[0, -1, 0]]), "1.51:1 with the ground");
  assert.equal(lossOf(full, ["#FFCC00", "#000000"], two, [[0, -1, 0], [1, -1, 0]]), null);
  assert.equal(lossOf(full, ["#000000"], drawing([[0, 0.1]]), [[0, -1, 0]]), "1.25:1 with the ground");
});

test("of what is not drawn, nothing is lost", () => {
  assert.equal(lossOf(full, ["none"], two, [[0, -1, 0]]), null);
  assert.equal(lossOf(full, [], drawing(), []), null);
});

test("a display is weak where text is, too", () => {
  assert.equal(isWeak({ ground: "#A6A6A6", text: "#FFFFFF" }), true);
  assert.equal(isWeak({ ground: "#000000", text: "#FFFFFF" }), false);
});
