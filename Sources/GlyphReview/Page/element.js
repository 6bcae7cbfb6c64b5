// Creates and finds elements. Text is never parsed as markup.

/**
 * @param {string} namespace
 * @param {string} name
 * @param {Attributes} attributes those that are null or false are left out; `on…` listens to events
 * @param {Child[]} children
 */
function make(namespace, name, attributes, children) {
  const element = /** @type {HTMLElement | SVGElement} */ (document.createElementNS(namespace, name));
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === "function") element.addEventListener(key.slice(2), value);
    else if (key === "style") element.style.cssText = String(value);
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  element.append(...nodes(children));
  return element;
}

/**
 * Children as a list without what is empty.
 *
 * @param {Child} children
 * @returns {(Node | string)[]}
 */
export function nodes(children) {
  if (Array.isArray(children)) return children.flatMap(nodes);
  const node = /** @type {Node | string | null | undefined | false} */ (children);
  return node === null || node === undefined || node === false ? [] : [node];
}

/**
 * An element of HTML.
 *
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Attributes} attributes
 * @param {Child[]} children
 */
export const html = (name, attributes = {}, ...children) =>
  /** @type {HTMLElementTagNameMap[Name]} */ (make("http://www.w3.org/1999/xhtml", name, attributes, children));

/**
 * An element of SVG.
 *
 * @param {string} name
 * @param {Attributes} attributes
 * @param {Child[]} children
 */
export const svg = (name, attributes = {}, ...children) =>
  /** @type {SVGElement} */ (make("http://www.w3.org/2000/svg", name, attributes, children));

/**
 * An element that the page always has, by its id.
 *
 * @param {string} id
 * @returns {any}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no element with the id ${id}`);
  return element;
}

/**
 * The first element that a selector finds, where there always is one.
 *
 * @param {string} selector
 * @param {ParentNode} scope
 * @returns {any}
 */
export function one(selector, scope = document) {
  const element = scope.querySelector(selector);
  if (!element) throw new Error(`the page has no element ${selector}`);
  return element;
}

/**
 * A long name that may be broken before capitals and after periods, slashes and hyphens.
 *
 * @param {string} name
 */
export const breakable = (name) =>
  name.split(/(?=[A-Z])|(?<=[./_-])/).flatMap((part, index) => (index === 0 ? [part] : [html("wbr"), part]));

/**
 * `1 finding`, `2 findings`.
 *
 * @param {number} count
 * @param {string} noun
 */
export const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
