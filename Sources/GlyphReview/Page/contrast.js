// Colours of the document as numbers, and their contrast. Nothing here needs a page.

/**
 * A colour of the document: `#RRGGBB` or `rgb(R G B/A)`; null for `none`.
 *
 * @param {string} text
 * @returns {Channels | null}
 */
export function channelsOf(text) {
  const hex = /^#(..)(..)(..)$/.exec(text);
  if (hex) return [parseInt(hex[1], 16), parseInt(hex[2], 16), parseInt(hex[3], 16), 1];
  const parts = /^rgb\((\d+) (\d+) (\d+)\/([\d.]+)\)$/.exec(text);
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3]), Number(parts[4])] : null;
}

/**
 * A colour as it is seen on an opaque one.
 *
 * @param {Channels} color
 * @param {Channels} ground
 * @returns {Channels}
 */
export function composited([red, green, blue, alpha], ground) {
  const mixed = (/** @type {number} */ value, /** @type {number} */ below) => value * alpha + below * (1 - alpha);
  return [mixed(red, ground[0]), mixed(green, ground[1]), mixed(blue, ground[2]), 1];
}

/**
 * The relative luminance of WCAG 2 of an opaque colour, from 0 to 1.
 *
 * @param {Channels} color
 */
function luminance([red, green, blue]) {
  const linear = (/** @type {number} */ byte) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/**
 * The contrast ratio of WCAG 2 of two opaque colours, from 1 to 21.
 *
 * @param {Channels} one
 * @param {Channels} other
 */
export function contrastRatio(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
