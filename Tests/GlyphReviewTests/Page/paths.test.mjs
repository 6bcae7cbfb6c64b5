import assert from "node:assert/strict";
import { test } from "node:test";
import { gridLines, keyLines, pointsOf, segmentsOf } from "../../../Sources/GlyphReview/Page/paths.js";

test("relative commands give the points of absolute ones", () => {
  const absolute = segmentsOf("M1 2L4 6H9V1C1 1 2 2 3 3Q4 4 5 5Z");
  assert.deepEqual(absolute, [
    ["M", 1, 2], ["L", 4, 6], ["L", 9, 6], ["L", 9, 1], ["C", 1, 1, 2, 2, 3, 3], ["Q", 4, 4, 5, 5], ["Z"],
  ]);
  assert.deepEqual(segmentsOf("m1 2l3 4h5v-5c-8 0-7 1-6 2q1 1 2 2z"), absolute);
});

test("numbers need no space between them", () => {
  assert.deepEqual(segmentsOf("M.5.5-1-2L1e-2 3"), [["M", 0.5, 0.5], ["L", -1, -2], ["L", 0.01, 3]]);
});

test("further points of a move are lines", () => {
  assert.deepEqual(segmentsOf("m1 1 2 0 0 2"), [["M", 1, 1], ["L", 3, 1], ["L", 3, 3]]);
});

test("a smooth curve reflects the control point of a curve of its kind, and of no other", () => {
  assert.deepEqual(segmentsOf("M0 0C1 2 3 4 5 5S8 9 10 10")[2], ["C", 7, 6, 8, 9, 10, 10]);
  assert.deepEqual(segmentsOf("M0 0Q1 2 4 4T8 8")[2], ["Q", 7, 6, 8, 8]);
  assert.deepEqual(segmentsOf("M0 0L5 5S8 9 10 10")[2], ["C", 5, 5, 8, 9, 10, 10]);
  assert.deepEqual(segmentsOf("M0 0C1 2 3 4 5 5T9 9")[2], ["Q", 5, 5, 9, 9]);
});

test("after a contour is closed, the next one begins where it began", () => {
  assert.deepEqual(segmentsOf("M1 1h4zl1 1"), [["M", 1, 1], ["L", 5, 1], ["Z"], ["L", 2, 2]]);
});

test("points are squares, and control points circles with lines to their points", () => {
  const { points, arms } = pointsOf("M0 0Q2 2 4 0Z", 1);
  assert.equal(points.match(/h2v2h-2z/g)?.length, 2);
  assert.equal(points.match(/a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z/g)?.length, 1);
  assert.equal(arms, "M0 0L2 2L4 0");
});

test("a grid has a line at each unit, up to 48 of them, or between pixels", () => {
  const lines = (text) => text.match(/v/g)?.length;
  assert.equal(lines(gridLines([0, 0, 24, 24])), 25);
  assert.equal(lines(gridLines([0, 0, 512, 512])), 47);
  assert.equal(lines(gridLines([0, 0, 24, 24], 16)), 17);
  assert.ok(gridLines([-2, -3, 4, 4]).startsWith("M-2 -3v4M-1 -3v4"));
});

test("key lines are in the middle, in proportion to the shorter side", () => {
  const { rectangles, circle, lines } = keyLines([0, 0, 48, 96]);
  assert.deepEqual(circle, { cx: 24, cy: 48, r: 20 });
  assert.deepEqual(rectangles[0], { x: 4, y: 28, width: 40, height: 40, rx: 0 });
  assert.deepEqual(rectangles.map(({ width, height }) => [width, height]), [[40, 40], [36, 36], [32, 40], [40, 32]]);
  assert.equal(lines, "M0 0l48 96M48 0L0 96M24 0v96M0 48h48");
});
