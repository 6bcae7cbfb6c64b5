internal import Markup
internal import SemanticColor

extension AssetFormat {
    /// One page that shows every glyph in each of its appearances, on base and elevated grounds, with the
    /// resolved colours and their contrast. It needs no other file, no network and no script.
    public static let preview = AssetFormat(
        name: "preview", defaultPath: "preview", tellsOfAll: true
    ) { set, _ in
        [AssetFile(path: "index.html", text: ReviewSheet(set).html)]
    }
}

/// The page: what it says of all glyphs together, and the order of its parts.
struct ReviewSheet {
    private var groups: [(name: String, cards: [ReviewCard])] = []
    private let palette: Palette

    init(_ set: GlyphSet) {
        palette = set.palette
        groups = set.groups.map { group in
            (group.name, group.variants.map { ReviewCard($0, palette: set.palette) })
        }
    }

    var html: String {
        var drawings = ReviewDrawings()
        // The cards first: they find the drawings that stand before them on the page.
        let sections = groups.enumerated().map { section($1, number: $0, &drawings) }.joined()
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8"/>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <meta name="color-scheme" content="light dark"/>
            <meta http-equiv="Content-Security-Policy" \
            content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"/>
            <title>Glyphs – review sheet</title>
            <style>
            \(ReviewStyle.css(layerCount: drawings.layerCount))
            </style>
            </head>
            <body>
            \(drawings.definitions)\(header)\(toolbar)<div class="page">
            \(navigation)<main>
            \(sections)\(colorSection)<p id="none" hidden="hidden">No glyph has this in its name or its colours.</p>
            </main>
            </div>
            <script>
            \(ReviewScript.javaScript)
            </script>
            </body>
            </html>

            """
    }

    private var colorSection: String {
        let colors = ReviewColors(cards, palette: palette)
        if colors.isEmpty { return "" }
        return """
            <section class="colors" id="colors" aria-labelledby="colors-title">
            <h2 id="colors-title">Colours <span>\(colors.count)</span></h2>
            \(colors.html)</section>

            """
    }

    private var cards: [ReviewCard] { groups.flatMap(\.cards) }
    private var failures: Int { cards.reduce(0) { $0 + $1.failures } }

    private static func title(_ name: String) -> String { name.isEmpty ? "Ungrouped" : name }

    private var header: String {
        let assets = ReviewNumber.counted(cards.count, "asset")
        let groups = ReviewNumber.counted(groups.count, "group")
        return """
            <header class="top">
            <h1>Glyphs</h1>
            <p>\(assets) in \(groups), in every appearance they have, on base and elevated backgrounds. The ratio is the \
            contrast of the tinted layer that stands out least, by WCAG 2, cut off and not rounded; what lies \
            below a glyph’s own minimum is marked ▲.</p>
            </header>

            """
    }

    private var toolbar: String {
        let themes = [("auto", "Auto"), ("light", "Light"), ("dark", "Dark")].map { id, label in
            let checked = id == "auto" ? " checked=\"checked\"" : ""
            return "<label><input type=\"radio\" name=\"theme\" id=\"theme-\(id)\" autocomplete=\"off\"\(checked)/>"
                + "<span>\(label)</span></label>"
        }.joined()
        let below = failures == 0 ? "<p class=\"state\">All ratios reach their minimum</p>" : """
            <label class="toggle"><input type="checkbox" id="below" autocomplete="off"/>\
            <span>▲ \(failures) below minimum</span></label>
            """
        return """
            <div class="bar" role="group" aria-label="View">
            <p class="count" id="count" role="status">\(ReviewNumber.counted(cards.count, "asset"))</p>
            <label class="find" hidden="hidden"><span>Filter by name or colour</span>\
            <input type="search" id="filter" placeholder="Filter" autocomplete="off" spellcheck="false"/></label>
            \(below)
            <fieldset class="themes"><legend>Appearance of this page</legend>\(themes)</fieldset>
            </div>

            """
    }

    private var navigation: String {
        guard !groups.isEmpty else { return "" }
        let items = groups.enumerated().map { index, group in
            "<li><a href=\"#g\(index)\">\(XMLWriter.escaped(Self.title(group.name)))"
                + " <span>\(group.cards.count)</span></a></li>\n"
        }.joined()
        return "<nav aria-label=\"Groups\">\n<ul>\n\(items)<li><a href=\"#colors\">Colours</a></li>\n</ul>\n</nav>\n"
    }

    private func section(
        _ group: (name: String, cards: [ReviewCard]), number: Int, _ drawings: inout ReviewDrawings
    ) -> String {
        let cards = group.cards.map { $0.html(&drawings) }.joined()
        return """
            <section id="g\(number)" aria-labelledby="h\(number)">
            <h2 id="h\(number)">\(XMLWriter.escaped(Self.title(group.name))) <span>\(group.cards.count)</span></h2>
            <div class="cards">
            \(cards)</div>
            </section>

            """
    }
}
