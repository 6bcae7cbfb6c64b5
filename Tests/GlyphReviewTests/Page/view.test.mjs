import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { state } from "../../../Sources/GlyphReview/Page/state.js";
import {
  fragmentOfView, glyphOfFragment, layout, styles, usual, viewOfFragment,
} from "../../../Sources/GlyphReview/Page/view.js";

const offers = {
  zoom: ["24", "32"], style: ["both", "light", "dark", "split"], contrast: ["normal", "high"],
  level: ["base", "elevated"], backdrop: ["mid", "photo"], size: ["16", "64"], pixels: ["0", "2"],
  vision: ["", "protanopia"], finding: ["", "any", "changed"], theme: ["auto", "dark"],
};

const read = (fragment) => viewOfFragment(fragment, (key) => offers[key]);

beforeEach(() => {
  state.view = { ...usual };
  state.inspected = null;
  state.document.backgrounds = ["systemBackground", "material.thin"].map((name) => ({ name }));
  state.document.glyphs = [{ asset: "bell" }, { asset: "Nav/heart & co" }];
  delete state.document.changes;
});

test("without a fragment, the view is the usual one, and it needs none", () => {
  assert.deepEqual(read(""), usual);
  assert.deepEqual(read("#glyph-2"), usual);
  assert.equal(fragmentOfView(), "");
});

test("a fragment states the differences, and gives the same view again", () => {
  state.view = { ...usual, style: "dark", ground: "1", grid: true, query: "a b&c", layout: "review" };
  const fragment = fragmentOfView();
  assert.equal(fragment, "layout=review&style=dark&ground=material.thin&grid=1&query=a+b%26c");
  assert.deepEqual(read("#" + fragment), state.view);
});

test("a page with changes begins with them, and its fragment states another filter", () => {
  state.document.changes = { against: "main", words: "", colors: [], removed: [] };
  assert.equal(read("").finding, "");
  state.document.glyphs[1].change = { kind: "added", words: [], before: [] };
  assert.equal(read("").finding, "changed");
  assert.equal(read("#finding=none").finding, "changed");
  state.view = read("");
  assert.equal(fragmentOfView(), "");
  state.view = { ...usual };
  assert.equal(fragmentOfView(), "finding=");
  assert.deepEqual(read("#finding="), usual);
  delete state.document.glyphs[1].change;
  state.document.changes.removed = [{ name: "ring" }];
  assert.equal(read("").finding, "changed");
});

test("values that the page does not offer are ignored", () => {
  assert.deepEqual(read("#size=none&theme=blue&ground=nothing&layout=x&toString=1&style=light"), {
    ...usual, style: "light",
  });
});

test("a fragment names the open glyph by its asset", () => {
  state.inspected = 1;
  const fragment = fragmentOfView();
  assert.equal(glyphOfFragment("#" + fragment), 1);
  assert.equal(glyphOfFragment("#glyph=none"), null);
  assert.equal(glyphOfFragment(""), null);
});

test("a fragment names the open glyph by its entry where another one has its name", () => {
  const { glyphs } = state.document;
  state.inspected = 1;
  state.document.glyphs = ["A", "B"].map((group) => ({ asset: "mark", entry: `${group}/mark.imageset` }));
  assert.equal(glyphOfFragment("#" + fragmentOfView()), 1);
  assert.equal(glyphOfFragment("#glyph=mark"), 0);
  state.document.glyphs = glyphs;
});

test("the layout depends on the number of glyphs until one is chosen", () => {
  assert.equal(layout(), "review");
  state.document.glyphs = Array.from({ length: 61 }, () => ({}));
  assert.equal(layout(), "overview");
  state.view.layout = "review";
  assert.equal(layout(), "review");
});

test("a slider and both styles show light and dark", () => {
  assert.deepEqual(styles(), ["light", "dark"]);
  state.view.style = "split";
  assert.deepEqual(styles(), ["light", "dark"]);
  state.view.style = "dark";
  assert.deepEqual(styles(), ["dark"]);
});
