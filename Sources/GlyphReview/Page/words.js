// A line of the manifest in words, as a designer would say it.

const treatments = { solid: "area filled", line: "area as a line", cut: "area cut out", drop: "area left out" };

const fillWords = {
  "lines=keep": "lines merged", "lines=fold": "folds cut", "lines=detail": "details cut", "lines=cut": "lines cut", "lines=split": "all lines cut",
  "rings=fill": "rings filled", "rings=person": "person open", "rings=emblem": "emblem open", "rings=clear": "rings open",
  "gaps=close": "gaps closed", "gaps=open": "gaps open",
  "handles=fill": "handle filled", "handles=loop": "loop open", "handles=open": "handle open",
  "panels=strip": "bar filled", "panels=panel": "panel filled", "panels=both": "both parts filled",
  "fill-style=silhouette": "silhouette", "fill-style=knockout": "details knocked out",
};

function wordsOf(line) {
  if (/^<appearance .*form="outline"/.test(line)) return "outline";
  if (line.startsWith("uncertain-fill")) return "as it is";
  const part = /^<part .*fill="(\w+)"/.exec(line);
  if (part) return treatments[part[1]] ?? line;
  const words = [...line.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => fillWords[`${name}=${value}`] ?? `${name} ${value}`);
  return words.join(", ") || line;
}
