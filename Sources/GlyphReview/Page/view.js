// The chosen view. The address contains it, so that a link shows the same view.

const usual = {
  layout: "", zoom: "24", style: "both", split: "50", contrast: "normal", level: "base", ground: "own", backdrop: "mid", reduced: false,
  size: "64", pixels: "0", grid: false, keys: false, points: false, vision: "", choices: false,
  ratios: false, query: "", finding: "", theme: "auto",
};

/** Keys that change nothing that a glyph shows. */
const outside = ["theme", "split", "query", "finding", "layout"];

/** With so many glyphs, the page begins with the overview. */
const many = 60;

const layout = () => view.layout || (data.glyphs.length > many ? "overview" : "review");

let view = { ...usual };

const styles = () => (view.style === "both" || view.style === "split" ? ["light", "dark"] : [view.style]);
const contrasts = () => (view.contrast === "both" ? ["normal", "high"] : [view.contrast]);
const levels = () => (view.level === "both" ? ["base", "elevated"] : [view.level]);

function controls() {
  return [...document.querySelectorAll("#panel [name], .top [name], #query, #finding")];
}

const keyOf = (control) => control.name || control.id;

function readControls() {
  const next = { ...view };
  for (const control of controls()) {
    if (control.type === "radio") {
      // The layout stays a matter of the number of glyphs until somebody chooses one.
      if (control.checked && !(keyOf(control) === "layout" && control.value === layout())) next[keyOf(control)] = control.value;
    } else {
      next[keyOf(control)] = control.type === "checkbox" ? control.checked : control.value;
    }
  }
  return next;
}

function writeControls() {
  for (const control of controls()) {
    const value = keyOf(control) === "layout" ? layout() : view[keyOf(control)];
    if (control.type === "radio") control.checked = control.value === value;
    else if (control.type === "checkbox") control.checked = value;
    else control.value = value;
  }
}

/** The view in the address, which states the differences from the usual one. */
function readAddress() {
  const stated = new URLSearchParams(location.hash.includes("=") ? location.hash.slice(1) : "");
  const next = { ...usual };
  for (const [key, value] of stated) {
    if (!(key in usual)) continue;
    next[key] = typeof usual[key] === "boolean" ? value === "1" : value;
  }
  // A ground is stated by name, since its number depends on the set.
  if (next.ground !== "own") {
    const number = data.grounds.findIndex((ground) => ground.name === next.ground);
    next.ground = number < 0 ? "own" : String(number);
  }
  // Values that the page does not offer are ignored.
  for (const key of ["zoom", "style", "contrast", "level", "backdrop", "size", "pixels", "vision", "finding", "theme"]) {
    const offered = controls().filter((control) => keyOf(control) === key)
      .flatMap((control) => (control.options ? [...control.options].map((option) => option.value) : [control.value]));
    if (!offered.includes(next[key])) next[key] = usual[key];
  }
  if (!["overview", "review"].includes(next.layout)) next.layout = "";
  return next;
}

/** The glyph that the address opens, by the name of its asset: its number, or null. */
function addressedGlyph() {
  const name = new URLSearchParams(location.hash.slice(1)).get("glyph");
  const number = name === null ? -1 : data.glyphs.findIndex((glyph) => glyph.asset === name);
  return number < 0 ? null : number;
}

function writeAddress() {
  const stated = new URLSearchParams();
  for (const key of Object.keys(usual)) {
    if (view[key] === usual[key]) continue;
    const value = key === "ground" ? data.grounds[view.ground].name : view[key];
    stated.set(key, value === true ? "1" : value);
  }
  if (inspected !== null) stated.set("glyph", data.glyphs[inspected].asset);
  const text = stated.toString();
  history.replaceState(null, "", text ? "#" + text : location.pathname + location.search);
}

/** Changes the view and redraws what differs. */
function change(next) {
  const changed = new Set(Object.keys(usual).filter((key) => view[key] !== next[key]));
  if (changed.size === 0) return;
  view = next;
  writeAddress();
  apply(changed);
}
