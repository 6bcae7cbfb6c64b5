internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

extension Lint {
    static let alikeInDark: Lint = Lint(
        id: "alike-in-dark", severity: .error,
        summary: "Two assets look the same in one appearance, mostly in dark, and different in another.",
        guideline:
            "A symbol has one meaning in light and in dark: what distinguishes two symbols must be visible in both.",
        reason: "A broken heart that is filled along with its crack is a heart: nobody can distinguish the two.",
        remedy: "State by `part` what must stay visible (`cut` for a line that divides a shape), choose another "
            + "`fill-style` or `lines`, or name a `dark-source`. Assets are compared at 96 pixels, whatever their "
            + "colours: they are the same at a soft IoU of 0.996 or more (the sum of the lesser coverages divided by "
            + "that of the greater ones), and different below 0.92. `allow` on one of the two accepts the pair.",
        examples: Examples(
            clean: [
                Example(
                    #"<glyphs version="1" dark="fill"><glyph name="box"/><glyph name="disc"/></glyphs>"#),
                // The same in light and in dark is one symbol with two names: nothing is lost.
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
    /// The least soft IoU of two pictures that look the same, and the one below which they look different.
    private static let same = 0.996
    private static let different = 0.92
    /// The number of others that a finding names.
    private static let shown = 4

    private let variants: [Variant]
    /// One for all pictures of the same form.
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
                    // High contrast usually has the same form as normal contrast.
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

    /// For each glyph, the others that it looks like.
    func findings() -> [AuditFinding] {
        var others: [[(asset: Int, appearances: [Appearance])]] = Array(repeating: [], count: variants.count)
        for (pair, appearances) in pairs() {
            others[pair.first].append((pair.second, appearances))
            others[pair.second].append((pair.first, appearances))
        }
        return variants.indices.compactMap { index in
            let (variant, twins) = (variants[index], others[index])
            // A pair that is accepted at one of the two is not reported at the other.
            let left = variant.isAccepting ? twins : twins.filter { !variants[$0.asset].isAccepting }
            guard let first = left.first else { return nil }
            let names = left.map { "'\(variants[$0.asset].name)'" }
            let more = names.count > Self.shown ? " and \(names.count - Self.shown) more" : ""
            return Lint.alikeInDark.finding(
                "'\(variant.name)' looks like \(names.prefix(Self.shown).joined(separator: ", "))\(more) in "
                    + first.appearances.map(\.name).joined(separator: " and ")
                    + (firstDifference(index, first.asset).map { ", but not in \($0.name)" } ?? ""),
                at: variant.entry.location, glyph: variant.entry.name,
                subject: "glyph \(variant.name), like \(names.joined(separator: ", "))",
                hint: "state by 'part' or 'lines' what must stay visible, or name a 'dark-source'",
                notes: left.prefix(Self.shown).compactMap { twin in
                    let other = variants[twin.asset]
                    return other.entry.location.map { "'\(other.name)' is at \($0)" }
                })
        }
    }

    /// With the appearances in which the two look the same, in the order of the assets.
    private func pairs() -> [(pair: (first: Int, second: Int), appearances: [Appearance])] {
        var found: [Int: [Int]] = [:]
        for column in appearances.indices {
            let areas = pictures.map { grids[$0[column]].area }
            let order = variants.indices.sorted { (areas[$0], $0) < (areas[$1], $1) }
            for (place, a) in order.enumerated() {
                for b in order[(place + 1)...] {
                    // Soft IoU is never more than the ratio of the areas.
                    if Double(areas[b]) * Self.same > Double(areas[a]) { break }
                    if areEqual(pictures[a][column], pictures[b][column]), firstDifference(a, b) != nil {
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
        return grids[a].softIoUBound(with: grids[b]) >= Self.same && grids[a].softIoU(with: grids[b]) >= Self.same
    }

    /// The first appearance in which two assets of different glyphs look different, if there is one.
    private func firstDifference(_ a: Int, _ b: Int) -> Appearance? {
        let (one, other) = (variants[a].entry, variants[b].entry)
        if one.name == other.name && one.location == other.location { return nil }
        return appearances.indices.first { column in
            let (first, second) = (pictures[a][column], pictures[b][column])
            return first != second && grids[first].softIoU(with: grids[second]) < Self.different
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
