// The page: builds it, and redraws what a control changes.

/** Shows a set; called again, a later state of it in the same view. */
function show(next) {
  data = complete(next);
  document.title = data.title ?? "Glyphs";
  document.querySelector("h1").textContent = document.title;
  document.getElementById("query").placeholder = `Search ${counted(data.glyphs.length, "asset")}`;
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
  showFlows();
  apply(new Set(Object.keys(usual).filter((key) => key !== "layout")));
  const open = inspected ?? addressedGlyph();
  if (open !== null) data.glyphs[open] ? inspect(open) : inspector.close();
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

/** Applies changed keys of the view to the page. */
function apply(changed) {
  const root = document.documentElement;
  root.dataset.theme = view.theme;
  root.style.setProperty("--split", `${view.split}%`);
  document.getElementById("split-row").hidden = view.style !== "split";
  document.getElementById("photo-note").hidden = view.backdrop !== "photo" || view.reduced;
  const isArranged = changed.has("layout");
  if (isArranged) showSections();
  const isDrawn = [...changed].some((key) => !outside.includes(key));
  const isFound = isDrawn && view.finding === "here" || isArranged || changed.has("query") || changed.has("finding");
  if (isFound) find();
  // What a search brings into the window was perhaps never drawn.
  if (isDrawn || isFound) drawItems();
  if (isDrawn && inspected !== null && inspector.open) inspect(inspected);
}

addEventListener("input", () => change(readControls()));
document.getElementById("panel").addEventListener("reset", (event) => {
  event.preventDefault();
  const { query, finding, theme, layout } = view;
  change({ ...usual, query, finding, theme, layout });
  writeControls();
});
document.getElementById("panel").addEventListener("submit", (event) => event.preventDefault());
document.getElementById("panel-button").addEventListener("click", (event) => {
  const isOpen = document.querySelector(".side").classList.toggle("open");
  event.currentTarget.setAttribute("aria-expanded", String(isOpen));
});
document.getElementById("clear").addEventListener("click", () => { change({ ...view, query: "", finding: "" }); writeControls(); });
document.querySelector("[data-copy=picks]").addEventListener("click", () => copy(picksText()));
document.getElementById("forget").addEventListener("click", () => { picked.clear(); showPicks(); showFlows(); drawItems(); });
addEventListener("hashchange", () => {
  change(readAddress());
  writeControls();
  if (addressedGlyph() !== null && addressedGlyph() !== inspected) inspect(addressedGlyph());
});

show(JSON.parse(document.getElementById("data").textContent));
