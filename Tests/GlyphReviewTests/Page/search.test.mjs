import assert from "node:assert/strict";
import { test } from "node:test";
import { isNearly, isNearlyIn, partsOf } from "../../../Sources/GlyphReview/Page/search.js";

test("a word with one letter missing, added, changed or swapped is nearly the word", () => {
  for (const typo of ["hert", "heaart", "hearz", "haert", "eart", "hear", "heart"]) {
    assert.equal(isNearly(typo, "heart"), true, typo);
    assert.equal(isNearly("heart", typo), true, typo);
  }
});

test("a word with two typos is another word", () => {
  for (const other of ["hat", "haertt", "hearing", "herta", "", "traeh"]) {
    assert.equal(isNearly(other, "heart"), false, other);
  }
});

test("a text is divided at signs and before capitals", () => {
  assert.deepEqual(partsOf("bell.slash systemIndigo Größe2"), ["bell", "slash", "system", "indigo", "größe2"]);
});

test("a typo counts in the beginning of a word, and not in short words", () => {
  assert.equal(isNearlyIn("indgo", ["system", "indigo"]), true);
  assert.equal(isNearlyIn("sistem", ["systemindigo"]), true);
  assert.equal(isNearlyIn("idg", ["indigo"]), false);
  assert.equal(isNearlyIn("heart", ["he"]), false);
});
