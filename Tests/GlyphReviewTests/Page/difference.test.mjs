import assert from "node:assert/strict";
import { test } from "node:test";
import { differenceData } from "../../../Sources/GlyphReview/Page/difference.js";
import { state } from "../../../Sources/GlyphReview/Page/state.js";

const drawing = (...layers) => ({ layers: layers.map((contours) => ({ contours })) });

test("what both drawings have is no difference, and all else is one", () => {
  state.document.contours = ["M0 ", "M1 ", "M2 ", "M3 "];
  assert.equal(differenceData(drawing([0, 1]), drawing([0, 1])), "");
  assert.equal(differenceData(drawing([0, 1]), drawing([0, 2])), "M1 M2 ");
  assert.equal(differenceData(drawing([0], [3]), drawing([0, 3])), "");
  assert.equal(differenceData(drawing([]), drawing([2])), "M2 ");
});
