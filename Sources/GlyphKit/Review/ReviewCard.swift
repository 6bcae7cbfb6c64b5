internal import Markup
internal import SemanticColor

/// One variant as a card: its name and tint, then a tile for each appearance and ground.
struct ReviewCard {
    var variant: Variant
    /// By background, in the order of the entry.
    var stages: [(background: String, tiles: [ReviewTile])]

    init(_ variant: Variant, palette: Palette) {
        self.variant = variant
        stages = variant.entry.settings.backgrounds.map { background in
            (background, ReviewTile.tiles(of: variant, on: background, palette: palette))
        }
    }

    var tiles: [ReviewTile] { stages.flatMap(\.tiles) }
    var failures: Int { tiles.count { $0.isBelowMinimum } }

    func html(_ drawings: inout ReviewDrawings) -> String {
        let name = XMLWriter.escaped(variant.name)
        let colors = XMLWriter.escaped(colorNames.joined(separator: ", "))
        let key = XMLWriter.escaped((variant.name + " " + colorNames.joined(separator: " ")).lowercased())
        var text = "<article class=\"card\(failures > 0 ? " low" : "")\" data-key=\"\(key)\">\n"
        text += "<header><h3>\(name)</h3><p>\(colors)</p></header>\n"
        for (background, tiles) in stages {
            if isBackgroundNamed {
                text += "<p class=\"on\">on \(XMLWriter.escaped(Self.described(background)))</p>\n"
            }
            for contrast in Appearance.Contrast.allCases {
                text += stage(tiles.filter { $0.picture.appearance.contrast == contrast }, &drawings)
            }
        }
        return text + choices(&drawings) + "</article>\n"
    }

    /// What else a doubtful fill could be, each with the manifest line that picks it; the one that was taken first.
    private func choices(_ drawings: inout ReviewDrawings) -> String {
        guard let tile = tiles.first(where: { !$0.picture.alternatives.isEmpty }) else { return "" }
        let picture = tile.picture
        let all = [("as it is", picture.drawing)] + picture.alternatives.map { ($0.manifest, $0.drawing) }
        let figures = all.enumerated().map { index, choice in
            let text = XMLWriter.escaped(choice.0)
            return "<figure><div class=\"ground\"><svg class=\"c\" aria-hidden=\"true\">"
                + "<use href=\"#\(drawings.symbol(for: choice.1))\"/></svg></div>"
                + "<figcaption>\(index == 0 ? "<span>\(text)</span>" : "<code>\(text)</code>")</figcaption></figure>\n"
        }.joined()
        return "<details class=\"choices\" style=\"--g:\(tile.ground.color.css)\(properties(tile))\">"
            + "<summary>A guess: \(ReviewNumber.counted(picture.alternatives.count, "other fill"))</summary>\n"
            + "<div class=\"stage wide\">\n\(figures)</div></details>\n"
    }

    /// The names that its layers take their colours from; the tint where they are all painted.
    private var colorNames: [String] {
        var names: [String] = []
        for picture in variant.pictures {
            for layer in picture.drawing.layers {
                let name =
                    if case .role(let role, _) = layer.paint { role.rawValue } else { "original colours" }
                if !names.contains(name) { names.append(name) }
            }
        }
        return names
    }

    private var isBackgroundNamed: Bool { variant.entry.settings.backgrounds != ["systemBackground"] }

    private static func described(_ background: String) -> String {
        Material(background: background) == nil ? background : background + ", over mid gray"
    }

    /// A row of tiles. Three fit in most cards: light, dark, and dark elevated.
    private func stage(_ tiles: [ReviewTile], _ drawings: inout ReviewDrawings) -> String {
        guard !tiles.isEmpty else { return "" }
        let wide = tiles.count > 3 ? " wide" : ""
        return "<div class=\"stage\(wide)\">\n" + tiles.map { html($0, &drawings) }.joined() + "</div>\n"
    }

    private func html(_ tile: ReviewTile, _ drawings: inout ReviewDrawings) -> String {
        let symbol = drawings.symbol(for: tile.picture.drawing)
        let label = XMLWriter.escaped("\(variant.name), \(tile.title.lowercased()), \(tile.detail)")
        let use = "<use href=\"#\(symbol)\"/></svg>"
        let sizes = ["a", "b", "c"].map { "<svg class=\"\($0)\">\(use)" }.joined()
        return "<figure style=\"--g:\(tile.ground.color.css)\(properties(tile))\"><div class=\"ground\">"
            + "<svg class=\"z\" role=\"img\" aria-label=\"\(label)\">\(use)"
            + "<div aria-hidden=\"true\">\(sizes)</div></div>"
            + "<figcaption>\(caption(tile))</figcaption></figure>\n"
    }

    /// The colours that the symbol's layers take.
    private func properties(_ tile: ReviewTile) -> String {
        zip(tile.picture.drawing.layers, tile.inks).enumerated().map { index, pair in
            switch pair.0.paint {
            case .role, .original(.currentColor): ";--l\(index):\(pair.1.fills.first?.css ?? "none")"
            case .original: ""
            }
        }.joined()
    }

    private func caption(_ tile: ReviewTile) -> String {
        "<b>\(tile.title)</b> <span>\(tile.picture.form.rawValue)</span>"
            + "<small>\(tile.detail)</small>" + inks(tile) + ratio(tile)
    }

    /// Each distinct ink with its value; of a full-colour picture, which has many, the swatches alone.
    private func inks(_ tile: ReviewTile) -> String {
        var distinct: [ReviewInk] = []
        for ink in tile.inks where !distinct.contains(where: { $0.colors == ink.colors && $0.role == ink.role }) {
            distinct.append(ink)
        }
        if distinct.count <= 4 { return distinct.map(\.html).joined() }
        return "<code class=\"many\">\(distinct.prefix(16).map(\.swatch).joined())</code>"
    }

    private func ratio(_ tile: ReviewTile) -> String {
        guard let contrast = tile.contrast else {
            guard let range = tile.contrastRange else { return "<em>nothing drawn</em>" }
            let ends = [range.lowerBound, range.upperBound].map(ReviewNumber.ratio)
            return "<small>full colour, \(ends[0]) to \(ends[1]):1</small>"
        }
        let ratio = ReviewNumber.ratio(contrast) + ":1"
        guard tile.isBelowMinimum else { return "<em>\(ratio)</em>" }
        let minimum = ReviewNumber.text(tile.minimum, decimals: 2)
        return "<em class=\"low\"><span aria-hidden=\"true\">▲</span> \(ratio)<small>below \(minimum)</small></em>"
    }
}

extension ReviewTile {
    /// `Light` or `Dark`.
    var title: String { picture.appearance.style == .light ? "Light" : "Dark" }

    /// The contrast where it is high, and the levels.
    var detail: String {
        let levels = appearances.map(\.level.rawValue).joined(separator: ", ")
        return (picture.appearance.contrast == .high ? "high contrast, " : "") + levels
    }
}
