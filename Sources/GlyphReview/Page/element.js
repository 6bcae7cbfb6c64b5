// Creates elements from a name, attributes and children. Text is never parsed as markup.

function make(namespace, name, attributes, children) {
  const element = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "style") element.style.cssText = value;
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

const html = (name, attributes = {}, ...children) => make("http://www.w3.org/1999/xhtml", name, attributes, children);
const svg = (name, attributes = {}, ...children) => make("http://www.w3.org/2000/svg", name, attributes, children);

/** A long name that may be broken before capitals and after periods, slashes and hyphens. */
const breakable = (name) => name.split(/(?=[A-Z])|(?<=[./_-])/).flatMap((part, index) => (index === 0 ? [part] : [html("wbr"), part]));

const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
