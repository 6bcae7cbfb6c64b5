import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { contrastsOf, drawnSetting, settingsOf } from "../../../Sources/GlyphReview/Page/lookup.js";
import { judgement, shownRatios } from "../../../Sources/GlyphReview/Page/ratios.js";
import { state } from "../../../Sources/GlyphReview/Page/state.js";
import { usual } from "../../../Sources/GlyphReview/Page/view.js";

const picture = { paints: [0, 1], contacts: [[0, -1, 0], [1, 0, 1]] };

beforeEach(() => {
  state.view = { ...usual };
  state.document.backgrounds = [
    { name: "plain", first: 0, material: false, colors: [] }, { name: "thin", first: 8, material: true, colors: [] },
  ];
  state.document.paints = [
    { name: "label", isRole: true, colors: [] }, { name: "gradient", isRole: false, colors: [] },
  ];
  state.document.contrasts = [[450, -210, 0], [300, 300, 0]];
});

const row = (changes) => ({
  layer: 0, underlay: -1, name: "label", isRole: true, ratio: 4.5, isLow: false, ...changes,
});

test("a plain background has a setting in each appearance, a material four", () => {
  assert.deepEqual(settingsOf(0, 3), [3]);
  assert.deepEqual(settingsOf(1, 3), [8 + 12 + 1]);
  state.view.backdrop = "photo";
  assert.deepEqual(settingsOf(1, 3), [20, 21, 22]);
  assert.equal(drawnSetting(1, 3), 21);
  state.view.reduced = true;
  assert.deepEqual(settingsOf(1, 3), [23]);
});

test("the worst setting counts, and one below the minimum is low", () => {
  assert.deepEqual(contrastsOf(picture, [0, 1]), [
    { layer: 0, underlay: -1, name: "label", isRole: true, ratio: 2.1, isLow: true },
    { layer: 1, underlay: 0, name: "gradient", isRole: false, ratio: 3, isLow: false },
  ]);
  assert.equal(contrastsOf(picture, [0])[0].isLow, false);
});

test("where nothing is drawn there is no ratio", () => { assert.deepEqual(contrastsOf(picture, [2]), []); });

test("equal ratios are shown once, apart from those on a layer below", () => {
  const found = [row({}), row({ layer: 1 }), row({ layer: 2, underlay: 0 }), row({ layer: 3, ratio: 5 })];
  assert.deepEqual(shownRatios(found, true).map(({ layer }) => layer), [0, 2, 3]);
});

test("in short, only colours of the palette that fail are shown", () => {
  const found = [row({}), row({ ratio: 2, isLow: true }), row({ ratio: 1, isLow: true, isRole: false })];
  assert.deepEqual(shownRatios(found, false).map(({ ratio }) => ratio), [2]);
});

test("a ratio fails, passes, or is one of a pair of the system that has no minimum", () => {
  assert.equal(judgement(row({ ratio: 2, isLow: true }), 3), "fails");
  assert.equal(judgement(row({ ratio: 3 }), 3), "passes");
  assert.equal(judgement(row({ ratio: 2 }), 3), "paired");
  assert.equal(judgement(row({ ratio: 2, isLow: true, isRole: false }), 3), "not judged");
  // Ratios are rounded down to hundredths.
  assert.equal(judgement(row({ ratio: 4.54 }), 4.549), "passes");
});
