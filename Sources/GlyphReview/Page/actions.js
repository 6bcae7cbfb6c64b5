// What a part of the page asks of a part that is built on it: a click on a tile opens the inspector, which shows tiles.
// The parts that do it register themselves with `provide`, before anything is shown.

/**
 * @typedef {{
 *   inspect: (number: GlyphNumber) => void,
 *   closeInspector: () => void,
 *   apply: (changed: Set<string>) => void,
 *   drawEdited: (keys: Set<string>) => void,
 *   goOn: () => void,
 * }} Actions
 * - `inspect`: opens a glyph in the inspector.
 * - `closeInspector`: closes the inspector.
 * - `apply`: shows the view, of which these keys have changed.
 * - `drawEdited`: shows the glyphs of these entries again, which were edited.
 * - `goOn`: goes to the next glyph of what the inspector goes through.
 */

/** @returns {never} */
function missing() { throw new Error("no module has provided this action"); }

/** @type {Actions} */
export const actions = {
  inspect: missing, closeInspector: missing, apply: missing, drawEdited: missing, goOn: missing,
};

/**
 * Registers what does some of the actions.
 *
 * @param {Partial<Actions>} provided
 */
export function provide(provided) { Object.assign(actions, provided); }
