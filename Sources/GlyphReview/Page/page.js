// The page: builds it, and redraws what a control changes.

/** Shows a set; called again, a later state of it in the same view. */
function show(next) {
  data = next;
  indexFindings();
  showKeys();
  defineFilters();
  document.querySelector("[name=ground]").replaceChildren(html("option", { value: "own" }, "As in the manifest"),
    ...data.grounds.map(({ name }, number) => html("option", { value: String(number) }, name)));
  document.querySelector("[name=vision]").replaceChildren(html("option", { value: "" }, "Typical"),
    ...data.visions.map(({ name }) => html("option", { value: name }, name[0].toUpperCase() + name.slice(1))));
  listFindings();
  view = readAddress();
  writeControls();
  showGeneral();
  showSections();
  restorePicks();
  apply(new Set(Object.keys(usual)));
  if (inspected !== null) data.glyphs[inspected] ? inspect(inspected) : inspector.close();
}

/** Gradients that drawings refer to, and filters that simulate deficiencies of colour vision. */
function defineFilters() {
  const definitions = document.getElementById("definitions");
  const parsed = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${data.gradients}</svg>`, "image/svg+xml");
  definitions.replaceChildren(...parsed.documentElement.childNodes,
    ...data.visions.map(({ name, values }) => svg("filter", { id: name, "color-interpolation-filters": "linearRGB" }, svg("feColorMatrix", { values }))));
}

/** Findings that are not about a glyph. */
function showGeneral() {
  const general = data.findings.filter((finding) => finding.spots.length === 0);
  const section = document.getElementById("general");
  section.hidden = general.length === 0;
  section.querySelector("details").open = general.length <= 3;
  section.querySelector("h2 span").textContent = counted(general.length, "finding");
  section.querySelector("ul").replaceChildren(...general.map(findingItem));
}

function showSections() {
  const scroll = scrollY;
  observer.disconnect();
  current = null;
  cards = data.glyphs.map(makeCard);
  const title = (name) => name || (data.groups.length > 1 ? "Ungrouped" : "All");
  const sections = data.groups.map((name, number) => {
    const own = cards.filter((card) => card.glyph.group === number);
    return html("section", { id: `group-${number}`, "aria-labelledby": `title-${number}` },
      html("h2", { id: `title-${number}` }, title(name), " ", html("span", {}, String(own.length))),
      html("div", { class: "cards" }, own.map((card) => card.element)));
  });
  const colors = colorSection();
  document.getElementById("sections").replaceChildren(...sections, ...(colors ? [colors] : []));
  // Links by script, since the address contains the view.
  const link = (id, text, count) => html("li", {}, html("a", { href: `#${id}`, onclick: (event) => { event.preventDefault(); document.getElementById(id).scrollIntoView(); } }, text, count ? html("span", {}, String(count)) : null));
  document.getElementById("groups").replaceChildren(
    ...data.groups.map((name, number) => link(`group-${number}`, title(name), cards.filter((card) => card.glyph.group === number).length)),
    ...(colors ? [link("colors", "Colours")] : []));
  cards.forEach((card) => observer.observe(card.element));
  scrollTo(0, scroll);
}

/** Applies changed keys of the view to the page. */
function apply(changed) {
  const root = document.documentElement;
  root.dataset.theme = view.theme;
  root.style.setProperty("--split", `${view.split}%`);
  document.getElementById("split-row").hidden = view.style !== "split";
  document.getElementById("photo-note").hidden = view.backdrop !== "photo" || view.reduced;
  const isDrawn = [...changed].some((key) => !["theme", "split", "query", "finding"].includes(key));
  const isFound = isDrawn && view.finding === "here" || changed.has("query") || changed.has("finding");
  if (isFound) find();
  // The list of low-confidence fills shows their alternatives.
  if (isDrawn || changed.has("finding")) drawCards();
  if (isDrawn && inspected !== null && inspector.open) inspect(inspected);
}

addEventListener("input", () => change(readControls()));
document.getElementById("panel").addEventListener("reset", (event) => {
  event.preventDefault();
  const { query, finding, theme } = view;
  change({ ...usual, query, finding, theme });
  writeControls();
});
document.getElementById("panel").addEventListener("submit", (event) => event.preventDefault());
document.getElementById("panel-button").addEventListener("click", (event) => {
  const isOpen = document.querySelector(".side").classList.toggle("open");
  event.currentTarget.setAttribute("aria-expanded", String(isOpen));
});
document.getElementById("clear").addEventListener("click", () => { change({ ...view, query: "", finding: "" }); writeControls(); });
document.querySelector("[data-copy=picks]").addEventListener("click", () => copy(picksText()));
document.getElementById("forget").addEventListener("click", () => { picked.clear(); showPicks(); drawCards(); });
addEventListener("hashchange", () => { change(readAddress()); writeControls(); });

show(JSON.parse(document.getElementById("data").textContent));
