// The list of groups, with the number of glyphs that the search leaves in each; letters where a group has hundreds.

/** From so many glyphs on, a group has letters. */
const hundreds = 200;

const groupTitle = (name) => name || (data.groups.length > 1 ? "Ungrouped" : "All");

const initial = (name) => (/^\p{L}/u.test(name) ? name[0].toUpperCase() : "#");

/** A link by script, since the address contains the view. */
function jump(id, ...contents) {
  const go = (event) => {
    event.preventDefault();
    document.getElementById(id).scrollIntoView();
  };
  return html("a", { href: `#${id}`, onclick: go }, contents);
}

/** The items of a group; in a large one, the first of each letter has the letter in front. */
function lettered(number, own) {
  if (own.length < hundreds) return { letters: [], items: own.map(({ element }) => element) };
  const letters = [];
  const items = own.flatMap((card, index) => {
    const letter = initial(card.glyph.name);
    card.letter = letter;
    if (index > 0 && letter === initial(own[index - 1].glyph.name)) return [card.element];
    letters.push(letter);
    return [html("h3", { class: "letter", id: `group-${number}-${letters.length - 1}` }, letter), card.element];
  });
  return { letters, items };
}

function showSections() {
  const scroll = scrollY;
  observer.disconnect();
  current = null;
  document.documentElement.dataset.layout = layout();
  cards = data.glyphs.map(makeItem);
  const links = [];
  const sections = data.groups.map((name, number) => {
    const { letters, items } = lettered(number, cards.filter((card) => card.glyph.group === number));
    links.push(html("li", {}, jump(`group-${number}`, html("b", {}, groupTitle(name)), html("span", {})),
      letters.length === 0 ? null : html("p", { class: "letters" }, letters.map((letter, index) => jump(`group-${number}-${index}`, letter)))));
    return html("section", { id: `group-${number}`, "aria-labelledby": `title-${number}` },
      html("h2", { id: `title-${number}` }, groupTitle(name), " ", html("span", {})),
      html("div", { class: layouts[layout()].list }, items));
  });
  const colors = colorSection();
  document.getElementById("sections").replaceChildren(...sections, ...(colors ? [colors] : []));
  document.getElementById("groups").replaceChildren(...links, ...(colors ? [html("li", {}, jump("colors", html("b", {}, "Colours"), html("span", {}, String(data.colors.length))))] : []));
  cards.forEach((card) => observer.observe(card.element));
  scrollTo(0, scroll);
}

/** After a search: how many are left, and where. */
function countGroups() {
  const counts = data.groups.map(() => 0);
  for (const { glyph, element } of cards) if (!element.hidden) counts[glyph.group] += 1;
  counts.forEach((count, number) => {
    document.querySelector(`#title-${number} span`).textContent = String(count);
    const link = document.querySelector(`#groups a[href="#group-${number}"]`);
    link.querySelector("span").textContent = String(count);
    link.classList.toggle("empty", count === 0);
  });
  // What a search leaves of a large group needs no letters.
  const left = new Set(cards.filter(({ element, glyph }) => !element.hidden && counts[glyph.group] >= hundreds).map((card) => `${card.glyph.group} ${card.letter}`));
  document.querySelectorAll(".letter").forEach((heading) => {
    const [, number] = heading.id.split("-");
    heading.hidden = !left.has(`${number} ${heading.textContent}`);
    document.querySelector(`#groups a[href="#${heading.id}"]`).classList.toggle("empty", heading.hidden);
  });
}
