// What a part of the page asks of a part that is built on it: a click on a tile opens the inspector, which shows tiles.
// The parts that do it register themselves with `provide`, before anything is shown.

/**
 * @typedef {{
 *   inspect: (number: GlyphNumber) => void,
 *   closeInspector: () => void,
 *   apply: (changed: Set<string>) => void,
 *   drawEntries: (entries: Set<string>) => void,
 * }} Actions
 * - `inspect`: opens a glyph in the inspector.
 * - `closeInspector`: closes the inspector.
 * - `apply`: shows the view, of which these keys have changed.
 * - `drawEntries`: draws the glyphs of these entries of the manifest again.
 */

/** @returns {never} */
function missing() { throw new Error("no module has provided this action"); }

/** @type {Actions} */
export const actions = { inspect: missing, closeInspector: missing, apply: missing, drawEntries: missing };

/**
 * Registers what does some of the actions.
 *
 * @param {Partial<Actions>} provided
 */
export function provide(provided) { Object.assign(actions, provided); }
