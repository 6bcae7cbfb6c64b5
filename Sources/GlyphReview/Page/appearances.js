// Appearances and their names. The number of an appearance has a bit for dark, increased contrast, and elevated.

/** @param {string} style @param {string} contrast @param {string} level @returns {AppearanceNumber} */
export function appearanceNumber(style, contrast, level) {
  return (style === "dark" ? 1 : 0) + (contrast === "high" ? 2 : 0) + (level === "elevated" ? 4 : 0);
}

/** @param {AppearanceNumber} number */
export const styleTitle = (number) => (number & 1 ? "Dark" : "Light");
/** @param {AppearanceNumber} number */
export const contrastTitle = (number) => (number & 2 ? "increased contrast" : "");
/** @param {AppearanceNumber} number */
export const levelTitle = (number) => (number & 4 ? "elevated" : "");

/**
 * In words: `Dark, increased contrast, elevated`.
 *
 * @param {AppearanceNumber} number
 */
export function appearanceTitle(number) {
  return [styleTitle(number), contrastTitle(number), levelTitle(number)].filter(Boolean).join(", ");
}

/**
 * What appearances of one style have in common; what all of them have is left out.
 *
 * @param {AppearanceNumber[]} same
 */
export function commonTitle(same) {
  /** @param {(number: AppearanceNumber) => string} title @param {string} usual */
  const common = (title, usual) => {
    const titles = new Set(same.map((appearance) => title(appearance) || usual));
    return titles.size === 1 ? [...titles] : [];
  };
  const words = [...common(contrastTitle, "normal contrast"), ...common(levelTitle, "base")];
  return words.join(", ") || "every contrast and level";
}
