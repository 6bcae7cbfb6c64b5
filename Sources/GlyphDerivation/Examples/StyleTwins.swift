package import GlyphModel
internal import Markup
internal import PathGeometry

/// The settings that would make two glyphs of a set look the same: no example speaks for that.
package struct StyleTwins: Sendable {
    private let glyphs: [Glyph]
    /// The pairs of glyphs with one silhouette: only these can have one fill.
    private var pairs: [(Int, Int)] = []

    /// Two silhouettes with less in common differ in the fill, too.
    private static let sameSilhouette = 0.95
    /// As in `alike-in-dark`: from this overlap on, two pictures are not told apart.
    private static let same = 0.996

    /// - Parameters:
    ///   - glyphs: the outlines of the set.
    ///   - jobs: the number of glyphs in work at the same time.
    package init(among glyphs: [Glyph], jobs: Int) async {
        self.glyphs = glyphs
        let grids = await glyphs.concurrentMap(jobs: jobs) { Self.silhouette(of: $0) }
        let counts = grids.map { $0.rows.reduce(0) { $0 + $1.nonzeroBitCount } }
        let order = glyphs.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
        for (place, a) in order.enumerated() {
            for b in order[(place + 1)...] {
                // The overlap is never more than the ratio of the areas.
                if Double(counts[b]) * Self.sameSilhouette > Double(counts[a]) { break }
                if grids[a].overlap(with: grids[b]) > Self.sameSilhouette { pairs.append((a, b)) }
            }
        }
    }

    /// The outer contours of an outline, filled.
    private static func silhouette(of glyph: Glyph) -> SampleGrid {
        let outline = try? DerivationLimits.bounded(at: nil) { () throws(Findings) in
            try glyph.outlined(DerivationSpec(.fill).knockout, tolerance: .standard)
        }
        let contours = (outline ?? []).flatMap { layer -> [Path] in
            let tree = ContourTree(layer.path)
            return tree.roots.map { Path([tree.nodes[$0].contour]) }
        }
        return SampleGrid(contours, in: glyph.viewBox)
    }

    /// Whether two glyphs with different fills in one style have the same in another.
    package func areMade(by style: FillStyle, insteadOf base: FillStyle, jobs: Int) async -> Bool {
        let members = Set(pairs.flatMap { [$0.0, $0.1] }).sorted()
        let fills = await members.concurrentMap(jobs: jobs) { Self.fills(of: glyphs[$0], base, style) }
        let known = Dictionary(uniqueKeysWithValues: zip(members, fills))
        return pairs.contains { a, b in
            guard let a = known[a] ?? nil, let b = known[b] ?? nil, a.changed != nil || b.changed != nil else {
                return false
            }
            return a.base.overlap(with: b.base) < Self.same
                && (a.changed ?? a.base).overlap(with: b.changed ?? b.base) >= Self.same
        }
    }

    /// The fill in one style, and in another where that is another one; nil where there is none.
    private static func fills(
        of glyph: Glyph, _ base: FillStyle, _ style: FillStyle
    ) -> (base: FineGrid, changed: FineGrid?)? {
        try? DerivationLimits.bounded(at: nil) { () throws(Findings) in
            let spec = DerivationSpec(.fill)
            let prepared = try glyph.prepared(
                parts: [], tolerance: .standard, knockout: spec.knockout, isTogether: spec.joining.joins)
            let (first, other) = (prepared.filled(base).layers.map(\.path), prepared.filled(style).layers.map(\.path))
            return (
                FineGrid(first, in: glyph.viewBox), first == other ? nil : FineGrid(other, in: glyph.viewBox)
            )
        }
    }
}
