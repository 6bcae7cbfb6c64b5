internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

extension Lint {
    static let alikeInDark: Lint = Lint(
        id: "alike-in-dark", severity: .error,
        summary: "Two assets are one picture in an appearance, mostly in dark, and two in another.",
        guideline: "A symbol means one thing, in light and in dark: what tells two apart has to be seen in both.",
        reason: "A broken heart that is filled along with its crack is a heart: nobody can tell the two apart.",
        remedy: "Say by `part` what has to stay (`cut` for a line that parts a body), choose another `fill-style` or "
            + "`lines`, or name a `dark-source`. Measured at 96 pixels, whatever the colours: alike is a soft IoU of "
            + "0.996 or more (the sum of the lesser coverages by that of the greater ones), apart one below 0.92. "
            + "`allow` on one of two accepts the pair.",
        examples: Examples(
            clean: [
                Example(
                    #"<glyphs version="1" dark="fill"><glyph name="box"/><glyph name="disc"/></glyphs>"#),
                // The same in light and dark is one symbol under two names, and no loss.
                Example(
                    #"<glyphs version="1"><glyph name="box"/><glyph name="crate" source="box.svg"/></glyphs>"#),
                Example(
                    """
                    <glyphs version="1" dark="fill">
                      <glyph name="box"/>
                      <glyph name="dial"><part select="#hand" fill="cut"/></glyph>
                    </glyphs>
                    """, drawings: dial),
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1" dark="fill" fill-style="silhouette">
                      <glyph name="box"/>
                      ^
                      <glyph name="dial"/>
                      ^
                    </glyphs>
                    """, drawings: dial)
            ]),
        check: .manifest { audit in Twins(of: audit.set).findings() })

    private static let dial = [
        "dial.svg": Example.svg(
            #"<g fill="none" stroke="currentColor" stroke-width="2"><path d="M4 4h16v16H4z"/>"#
                + #"<path id="hand" d="M8 12h8"/></g>"#)
    ]
}

/// Assets of different glyphs that look the same in one appearance and not in another.
private struct Twins {
    /// The least soft IoU of two pictures that are taken for one, and the one below which they are two.
    private static let alike = 0.996
    private static let apart = 0.92
    /// How many others a finding names.
    private static let shown = 4

    private let variants: [Variant]
    /// Pictures of one form once.
    private var grids: [CoverageGrid] = []
    /// By asset, then by appearance: the number of its grid.
    private var pictures: [[Int]] = []
    private let appearances: [Appearance]

    init(of set: GlyphSet) {
        let variants = set.variants.filter { !$0.pictures.isEmpty }
        let appearances = Appearance.allCases.filter { appearance in
            variants.contains { $0.pictures.contains { $0.appearance == appearance } }
        }
        (self.variants, self.appearances) = (variants, appearances)
        var numbers: [CoverageGrid: Int] = [:]
        for variant in variants {
            var drawn: [(drawing: Drawing, number: Int)] = []
            pictures.append(
                appearances.map { appearance in
                    let drawing = variant.pictures[variant.pictureIndex(in: appearance) ?? 0].drawing
                    // High contrast mostly has the form that normal has.
                    if let known = drawn.first(where: { $0.drawing.hasForm(of: drawing) }) { return known.number }
                    let grid = CoverageGrid(drawing)
                    let number = numbers[grid] ?? grids.count
                    if number == grids.count {
                        numbers[grid] = number
                        grids.append(grid)
                    }
                    drawn.append((drawing, number))
                    return number
                })
        }
    }

    /// At each glyph, which others it is taken for.
    func findings() -> [AuditFinding] {
        var others: [[(asset: Int, appearances: [Appearance])]] = Array(repeating: [], count: variants.count)
        for (pair, appearances) in pairs() {
            others[pair.first].append((pair.second, appearances))
            others[pair.second].append((pair.first, appearances))
        }
        return variants.indices.compactMap { index in
            let (variant, twins) = (variants[index], others[index])
            // What is accepted at one of two needs no word at the other.
            let left = variant.isAccepting ? twins : twins.filter { !variants[$0.asset].isAccepting }
            guard let first = left.first else { return nil }
            let names = left.map { "'\(variants[$0.asset].name)'" }
            let more = names.count > Self.shown ? " and \(names.count - Self.shown) more" : ""
            return Lint.alikeInDark.finding(
                "'\(variant.name)' looks like \(names.prefix(Self.shown).joined(separator: ", "))\(more) in "
                    + first.appearances.map(\.name).joined(separator: " and ")
                    + (apart(index, first.asset).map { ", and not in \($0.name)" } ?? ""),
                at: variant.entry.location, glyph: variant.entry.name,
                subject: "glyph \(variant.name), like \(names.joined(separator: ", "))",
                hint: "say by 'part' or 'lines' what has to stay of the one that lost it, or name a 'dark-source'",
                notes: left.prefix(Self.shown).compactMap { twin in
                    let other = variants[twin.asset]
                    return other.entry.location.map { "'\(other.name)' is at \($0)" }
                })
        }
    }

    /// With the appearances in which the two are one picture, in the order of the assets.
    private func pairs() -> [(pair: (first: Int, second: Int), appearances: [Appearance])] {
        var found: [Int: [Int]] = [:]
        for column in appearances.indices {
            let areas = pictures.map { grids[$0[column]].area }
            let order = variants.indices.sorted { (areas[$0], $0) < (areas[$1], $1) }
            for (place, a) in order.enumerated() {
                for b in order[(place + 1)...] {
                    // Soft IoU is never more than the quotient of the areas.
                    if Double(areas[b]) * Self.alike > Double(areas[a]) { break }
                    if areEqual(pictures[a][column], pictures[b][column]), apart(a, b) != nil {
                        found[min(a, b) * variants.count + max(a, b), default: []].append(column)
                    }
                }
            }
        }
        return found.keys.sorted().map { key in
            ((key / variants.count, key % variants.count), found[key, default: []].map { appearances[$0] })
        }
    }

    private func areEqual(_ a: Int, _ b: Int) -> Bool {
        if a == b { return true }
        return grids[a].softIoUBound(with: grids[b]) >= Self.alike && grids[a].softIoU(with: grids[b]) >= Self.alike
    }

    /// The first appearance in which two assets of different glyphs look different, if there is one.
    private func apart(_ a: Int, _ b: Int) -> Appearance? {
        let (one, other) = (variants[a].entry, variants[b].entry)
        if one.name == other.name && one.location == other.location { return nil }
        return appearances.indices.first { column in
            let (first, second) = (pictures[a][column], pictures[b][column])
            return first != second && grids[first].softIoU(with: grids[second]) < Self.apart
        }.map { appearances[$0] }
    }
}

extension Variant {
    /// Does the manifest accept it as it is?
    fileprivate var isAccepting: Bool { entry.settings.allow.contains(Lint.alikeInDark.id) }
}

extension Drawing {
    /// The same areas at the same opacities, in whatever colours?
    fileprivate func hasForm(of other: Drawing) -> Bool {
        viewBox == other.viewBox && layers.count == other.layers.count
            && zip(layers, other.layers).allSatisfy { a, b in
                a.paint.opacity == b.paint.opacity && a.groups == b.groups && a.path == b.path
            }
    }
}
