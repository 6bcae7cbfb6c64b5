/// What the page can do with a script and does without it: find glyphs by text, copy the line of a choice.
enum ReviewScript {
    /// Without the characters that would need escaping in XML, so that the page stays well-formed.
    static let javaScript = """
        (function () {
          "use strict";
          var field = document.getElementById("filter");
          var count = document.getElementById("count");
          var none = document.getElementById("none");
          var cards = Array.from(document.querySelectorAll(".card"));
          var sections = Array.from(document.querySelectorAll("main section:not(.colors)"));
          var total = count.textContent;
          field.parentElement.hidden = false;
          function filter() {
            var words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
            var shown = 0;
            cards.forEach(function (card) {
              var fits = words.every(function (word) { return card.dataset.key.includes(word); });
              card.hidden = !fits;
              if (fits) { shown += 1; }
            });
            sections.forEach(function (section) {
              section.hidden = !section.querySelector(".card:not([hidden])");
            });
            count.textContent = words.length === 0 ? total : shown + " of " + total;
            none.hidden = shown !== 0;
          }
          field.addEventListener("input", filter);
          filter();
          document.querySelectorAll(".choices code").forEach(function (line) {
            var button = document.createElement("button");
            button.type = "button";
            button.textContent = "Copy";
            button.setAttribute("aria-label", "Copy " + line.textContent);
            button.addEventListener("click", function () {
              getSelection().selectAllChildren(line);
              var copied = navigator.clipboard ? navigator.clipboard.writeText(line.textContent) : Promise.reject();
              copied.then(function () { button.textContent = "Copied"; }, function () { button.textContent = "Selected"; });
            });
            line.after(button);
          });
        }());
        """
}
