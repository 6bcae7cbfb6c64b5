// What people changed on a page from a file: a list that can be undone and redone, and the file that carries it into
// the manifest. In a running preview, the server has the list.

/** @type {EditList} */
export const noEdits = { entries: [], place: 0 };

/**
 * The list with one more edit. What was undone is dropped, since it was made on another state.
 *
 * @param {EditList} list
 * @param {Edit} edit
 * @returns {EditList}
 */
export function adding({ entries, place }, edit) {
  return { entries: [...entries.slice(0, place), edit], place: place + 1 };
}

/**
 * The list with one edit undone, or as it is.
 *
 * @param {EditList} list
 * @returns {EditList}
 */
export const undoing = ({ entries, place }) => ({ entries, place: Math.max(0, place - 1) });

/**
 * The list with one edit done again, or as it is.
 *
 * @param {EditList} list
 * @returns {EditList}
 */
export const redoing = ({ entries, place }) => ({ entries, place: Math.min(entries.length, place + 1) });

/**
 * The picks that hold: by key of the entry. A line is empty where what the manifest states is taken back.
 *
 * @param {EditList} list
 * @returns {Map<string, string>}
 */
export function picksOf({ entries, place }) {
  /** @type {Map<string, string>} */
  const picks = new Map();
  for (const { picks: own } of entries.slice(0, place)) {
    for (const { key, line } of own) {
      if (line === null) picks.delete(key);
      else picks.set(key, line);
    }
  }
  return picks;
}

/**
 * The list without picks of what has changed since: the fill was another one, or the pick is in the manifest by now.
 *
 * @param {EditList} list
 * @param {Map<string, string>} states the state of each entry now, by key
 * @returns {EditList}
 */
export function keepingCurrent({ entries, place }, states) {
  const kept = entries.map((edit) => ({
    ...edit, picks: edit.picks.filter(({ key, state }) => states.get(key) === state),
  }));
  const isLeft = (/** @type {Edit} */ { picks }) => picks.length > 0;
  return { entries: kept.filter(isLeft), place: kept.slice(0, place).filter(isLeft).length };
}

/**
 * The list as a page kept it, or an empty one for anything else.
 *
 * @param {string | null} text
 * @returns {EditList}
 */
export function readEdits(text) {
  try {
    const { entries, place } = JSON.parse(text ?? "");
    const isEdit = (/** @type {any} */ edit) => typeof edit.title === "string" && Array.isArray(edit.picks)
      && edit.picks.every((/** @type {any} */ { key, line, state }) => typeof key === "string"
        && typeof state === "string" && (line === null || typeof line === "string"));
    if (!Array.isArray(entries) || !entries.every(isEdit)) return noEdits;
    return { entries, place: Math.min(entries.length, Math.max(0, Number(place) || 0)) };
  } catch {
    return noEdits;
  }
}
