import assert from "node:assert/strict";
import { test } from "node:test";
import {
  adding, keepingCurrent, noEdits, picksOf, readEdits, redoing, undoing,
} from "../../../Sources/GlyphReview/Page/edits.js";

const edit = (title, ...picks) => ({ title, picks: picks.map(([key, line]) => ({ key, line, state: "s" })) });
const list = [
  edit("bell cut", ["bell", 'lines="cut"']), edit("both outlines", ["bell", "a"], ["Nav / book", "b"]),
  edit("bell as derived", ["bell", ""]),
].reduce(adding, noEdits);

test("the last pick of an entry holds", () => {
  assert.deepEqual([...picksOf(list)], [["bell", ""], ["Nav / book", "b"]]);
});

test("an edit that is undone does not hold, and holds again when it is made again", () => {
  assert.deepEqual([...picksOf(undoing(list))], [["bell", "a"], ["Nav / book", "b"]]);
  assert.deepEqual([...picksOf(undoing(undoing(list)))], [["bell", 'lines="cut"']]);
  assert.deepEqual(redoing(undoing(list)), list);
});

test("nothing is before the first edit and after the last one", () => {
  assert.equal(undoing(undoing(undoing(undoing(list)))).place, 0);
  assert.equal(redoing(list).place, 3);
});

test("a new edit drops what was undone", () => {
  const { entries, place } = adding(undoing(undoing(list)), edit("later", ["bell", "c"]));
  assert.deepEqual([entries.map(({ title }) => title), place], [["bell cut", "later"], 2]);
});

test("a pick can be forgotten", () => {
  assert.deepEqual([...picksOf(adding(list, edit("forgotten", ["bell", null])))], [["Nav / book", "b"]]);
});

test("picks of what has changed since are dropped, and edits without any", () => {
  const states = new Map([["bell", "other"], ["Nav / book", "s"]]);
  const { entries, place } = keepingCurrent(list, states);
  assert.deepEqual([entries.map(({ title, picks }) => [title, picks.length]), place], [[["both outlines", 1]], 1]);
  assert.deepEqual(keepingCurrent(list, new Map([["bell", "s"], ["Nav / book", "s"]])), list);
  assert.deepEqual(keepingCurrent(list, new Map()), noEdits);
});

test("what the browser kept is read, and anything else is an empty list", () => {
  assert.deepEqual(readEdits(JSON.stringify(undoing(list))), undoing(list));
  const wrong = [
    null, "", "{", "[]", "{}", '{"entries":3}', '{"entries":[{"title":"a"}],"place":1}',
    '{"entries":[{"title":"a","picks":[{"key":1,"line":"","state":""}]}],"place":1}',
  ];
  for (const text of wrong) assert.deepEqual(readEdits(text), noEdits, text);
  assert.equal(readEdits('{"entries":[],"place":7}').place, 0);
});
