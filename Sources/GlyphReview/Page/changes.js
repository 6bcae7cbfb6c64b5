// The page shows everything without this; with it, its theme can be chosen, and old and new compared by a slider.
for (const input of document.querySelectorAll("[name=theme]")) {
  input.addEventListener("change", () => {
    if (input.value === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = input.value;
  });
}

function slider(row) {
  const [old, now] = ["old", "new"].map((side) => row.querySelector(`[data-tile=${side}]`));
  if (!old || !now) return;
  const figure = document.createElement("figure");
  figure.className = "slider";
  const ground = old.querySelector(".ground").cloneNode(true);
  ground.classList.add("slide");
  const cover = document.createElement("div");
  cover.className = "cover";
  cover.append(now.querySelector("svg").cloneNode(true));
  ground.append(cover);
  for (const picture of ground.querySelectorAll("svg")) {
    picture.removeAttribute("role");
    picture.removeAttribute("aria-label");
    picture.setAttribute("aria-hidden", "true");
  }
  const range = document.createElement("input");
  range.type = "range";
  range.min = 0;
  range.max = 100;
  range.value = 50;
  range.setAttribute("aria-label", `Slide from the new to the old ${row.dataset.name}`);
  const slide = () => ground.style.setProperty("--split", `${range.value}%`);
  range.addEventListener("input", slide);
  slide();
  figure.append(ground, range);
  row.append(figure);
}
document.querySelectorAll(".row").forEach(slider);
