import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { rowsOf } from "../../../Sources/GlyphReview/Page/items.js";
import { state } from "../../../Sources/GlyphReview/Page/state.js";

const plain = (number) => ({ number, glyph: { pictures: [{ alternatives: [] }] } });
const withAlternatives = (number) => ({ number, glyph: { pictures: [{ alternatives: [{ words: "outline" }] }] } });
const numbers = (rows) => rows.map((row) => row.map(({ number }) => number));

beforeEach(() => { state.view = { ...state.view, layout: "review", choices: false, finding: "" }; });

test("each row has as many items as there are columns, but the last", () => {
  assert.deepEqual(numbers(rowsOf([0, 1, 2, 3, 4].map(plain), 2)), [[0, 1], [2, 3], [4]]);
  assert.deepEqual(numbers(rowsOf([0, 1, 2, 3].map(plain), 2)), [[0, 1], [2, 3]]);
  assert.deepEqual(rowsOf([], 2), []);
});

test("a card that shows alternatives has a row by itself", () => {
  const cards = [plain(0), withAlternatives(1), plain(2), plain(3), withAlternatives(4), withAlternatives(5)];
  assert.deepEqual(numbers(rowsOf(cards, 3)), [[0, 1, 2], [3, 4, 5]]);
  state.view.choices = true;
  assert.deepEqual(numbers(rowsOf(cards, 3)), [[0], [1], [2, 3], [4], [5]]);
  state.view.layout = "overview";
  assert.deepEqual(numbers(rowsOf(cards, 3)), [[0, 1, 2], [3, 4, 5]]);
});
