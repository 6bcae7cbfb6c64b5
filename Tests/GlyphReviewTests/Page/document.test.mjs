import assert from "node:assert/strict";
import { test } from "node:test";
import { completeDocument } from "../../../Sources/GlyphReview/Page/document.js";

const raw = (changes = {}) => ({
  appearances: ["light", "dark", "light-high", "dark-high"], frame: { box: "0 0 24 24", width: 24, height: 24 },
  drawings: [], findings: [], glyphs: [], paints: [], palette: [], minimumContrast: 3, ...changes,
});

const glyph = (changes = {}) => ({ name: "bell.slash", place: "m.xml:1:1", pictures: [{}, {}], ...changes });

test("what follows from the name of a glyph is put in", () => {
  const [{ asset, entry, source, resource }] = completeDocument(raw({ glyphs: [glyph()] })).glyphs;
  assert.deepEqual([asset, entry, source, resource], ["bell.slash", "bell.slash", "bell.slash.svg", "bell_slash"]);
});

test("a value that is stated stays, and what follows from it is right", () => {
  const stated = glyph({ asset: "Nav/bell-2.slash", entry: "bell", group: 2, minimumContrast: 4.5 });
  const [done] = completeDocument(raw({ glyphs: [stated] })).glyphs;
  assert.deepEqual([done.source, done.resource], ["bell.svg", "Nav_bell_2_slash"]);
  assert.deepEqual([done.group, done.minimumContrast], [2, 4.5]);
});

test("a glyph has the usual values where it states none", () => {
  const [done] = completeDocument(raw({ glyphs: [glyph()] })).glyphs;
  assert.deepEqual([done.tags, done.group, done.backgrounds, done.minimumContrast], [[], 0, [0], 3]);
  assert.deepEqual([done.isMirrored, done.files, done.state, done.findings], [false, ["light", "dark"], "", []]);
  assert.deepEqual(done.shown, [0, 1, 0, 1]);
});

test("pictures are in the order of appearances, and are outlines", () => {
  const stated = glyph({ pictures: [{}, { appearance: 3, form: "fill" }] });
  const [{ pictures }] = completeDocument(raw({ glyphs: [stated] })).glyphs;
  assert.deepEqual(pictures.map(({ appearance, form, chosen }) => [appearance, form, chosen]), [
    [0, "outline", 0], [3, "fill", 0],
  ]);
});

test("a list stands for a drawing with only layers, and for a layer with only contours", () => {
  const layer = { contours: [3], fill: "url(#pg0)", groups: [[0, 0.5]] };
  const { drawings } = completeDocument(raw({ drawings: [[[1, 2], layer], { layers: [[4]], box: "0 0 48 48" }] }));
  assert.deepEqual(drawings[0], {
    box: "0 0 24 24", width: 24, height: 24, layers: [{ contours: [1, 2], groups: [] }, layer],
  });
  assert.deepEqual([drawings[1].box, drawings[1].width, drawings[1].layers[0].contours], ["0 0 48 48", 24, [4]]);
});

test("findings are at their glyphs, with the settings that they are about", () => {
  const finding = { rule: "contrast", severity: "error", message: "", spots: [{ at: [5, 0, 9, 1], glyphs: [1] }] };
  const { glyphs, findings } = completeDocument(raw({ glyphs: [glyph(), glyph()], findings: [finding] }));
  assert.deepEqual(glyphs.map(({ findings }) => findings.length), [0, 1]);
  assert.deepEqual([...glyphs[1].findings[0].settings], [5, 9]);
  assert.equal(glyphs[1].findings[0].finding, findings[0]);
  assert.deepEqual([findings[0].notes, findings[0].colors, findings[0].compared], [[], [], []]);
});

test("a change has all kinds of area, and no former picture where there is none", () => {
  const former = { appearances: [0], drawing: 0, paints: [0], added: [3] };
  const glyphs = [{ kind: "changed", words: [], before: [former] }, { kind: "added", words: [] }, undefined]
    .map((change) => glyph({ change }));
  const done = completeDocument(raw({ glyphs })).glyphs.map(({ change }) => change);
  assert.deepEqual(done[0].before, [{ ...former, removed: [], recolored: [] }]);
  assert.deepEqual([done[1].before, done[2]], [[], undefined]);
});

test("what is removed is on the first background, and a colour may have no former value", () => {
  const color = { name: "brand", kind: "added", words: "added" };
  const gone = { name: "ring", pictures: [{ appearances: [0], drawing: 0, paints: [0] }] };
  const changes = { against: "main", words: "", colors: [color], removed: [gone, { ...gone, background: 2 }] };
  const done = completeDocument(raw({ changes })).changes;
  assert.deepEqual(done.removed.map(({ background }) => background), [0, 2]);
  assert.deepEqual(done.removed[0].pictures[0].recolored, []);
  assert.deepEqual(done.colors, [{ ...color, before: [] }]);
  assert.equal(completeDocument(raw()).changes, undefined);
});

test("the document of a file is left as it is", () => {
  const before = raw({ glyphs: [glyph()], drawings: [[[1]]] });
  const text = JSON.stringify(before);
  completeDocument(before);
  assert.equal(JSON.stringify(before), text);
});
