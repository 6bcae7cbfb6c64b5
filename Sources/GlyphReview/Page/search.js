// The words of a glyph, and the comparison of words with a search. Nothing here needs a page.

/**
 * The single words of a text, in lower case: `systemIndigo` has two.
 *
 * @param {string} text
 */
export const partsOf = (text) =>
  text.split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u).map((part) => part.toLowerCase());

/**
 * Whether two words differ by at most one typo: a letter that is missing, added, changed, or swapped with the next one.
 *
 * @param {string} word
 * @param {string} other
 */
export function isNearly(word, other) {
  const [short, long] = word.length <= other.length ? [word, other] : [other, word];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1);
  const isSwapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return short.slice(start + 1) === long.slice(start + 1)
    || (isSwapped && short.slice(start + 2) === long.slice(start + 2));
}

/**
 * Whether a word of a search is nearly one of these words, or nearly begins one. Short words have no typos.
 *
 * @param {string} word
 * @param {string[]} parts
 */
export function isNearlyIn(word, parts) {
  if (word.length < 4) return false;
  return parts.some((part) =>
    part.length > 2 && (isNearly(word, part) || isNearly(word, part.slice(0, word.length))));
}
