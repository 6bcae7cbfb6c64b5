import assert from "node:assert/strict";
import { test } from "node:test";
import { appearanceNumber, appearanceTitle, commonTitle } from "../../../Sources/GlyphReview/Page/appearances.js";
import { pascal } from "../../../Sources/GlyphReview/Page/copy.js";
import { counted } from "../../../Sources/GlyphReview/Page/element.js";
import { state } from "../../../Sources/GlyphReview/Page/state.js";
import { weightedData } from "../../../Sources/GlyphReview/Page/symbol.js";
import { allItems, itemWord } from "../../../Sources/GlyphReview/Page/words.js";

test("the number of an appearance has a bit for each setting, and its title names them", () => {
  assert.equal(appearanceNumber("light", "normal", "base"), 0);
  assert.equal(appearanceNumber("dark", "high", "elevated"), 7);
  assert.equal(appearanceTitle(0), "Light");
  assert.equal(appearanceTitle(7), "Dark, increased contrast, elevated");
});

test("appearances that look the same have a common title", () => {
  assert.equal(commonTitle([0, 4]), "normal contrast");
  assert.equal(commonTitle([2, 6]), "increased contrast");
  assert.equal(commonTitle([4, 6]), "elevated");
  assert.equal(commonTitle([0]), "normal contrast, base");
  assert.equal(commonTitle([0, 2, 4, 6]), "every contrast and level");
});

test("a name in Kotlin has capitals in place of signs, and begins with a letter", () => {
  assert.deepEqual(["bell.slash", "2-cells", "éclair"].map(pascal), ["BellSlash", "_2Cells", "Éclair"]);
});

test("one thing is counted without an s", () => {
  assert.deepEqual([0, 1, 2].map((count) => counted(count, "asset")), ["0 assets", "1 asset", "2 assets"]);
});

test("what is on a sheet has the word of its kind, and color sets are sets", () => {
  const counts = ["set", "catalog", "drawings", "resources"].map((subject) => {
    state.document = { ...state.document, subject, glyphs: [{}], palette: [{}, {}] };
    return [itemWord(), allItems()];
  });
  assert.deepEqual(counts, [
    ["asset", "1 asset"], ["set", "3 sets"], ["drawing", "3 drawings"], ["resource", "3 resources"],
  ]);
});

test("a weight moves each point by its share of the way", () => {
  const layer = { kinds: "MLZ", regular: [0, 10, 20, 30], light: [10, 0, 0, 0], heavy: [0, 0, 100, -30], opacity: 1 };
  assert.equal(weightedData(layer, 0), "M0 1L2 3Z");
  assert.equal(weightedData(layer, -0.5), "M0.5 1L2 3Z");
  assert.equal(weightedData(layer, 1), "M0 1L12 0Z");
});
