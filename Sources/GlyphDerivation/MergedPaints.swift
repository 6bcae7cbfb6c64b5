package import GlyphModel
package import Markup
package import PathGeometry
package import SemanticColor

/// Paints of a drawing that become the same colour, so that edges between them disappear.
package struct MergedPaints {
    /// The layers with one paint.
    package struct Ink {
        package var paint: Paint
        package var layers: [Int]
    }

    /// From the back, in normal form.
    package let outline: [OutlinedLayer]
    /// At least two: black, white and greys first, then the darkest.
    package private(set) var inks: [Ink] = []

    /// The minimum length of such an edge, in cells of a `CoverageGrid`: a thirty-second of the picture.
    private static let leastEdge = 3

    /// Nil if no edge disappears.
    package init?(of outline: [OutlinedLayer], tint: Tinting, viewBox: Rect) {
        self.outline = outline
        var merged: [Ink] = []
        for group in Self.groups(of: outline, tint) where group.count > 1 {
            let touching = Self.touching(group, outline, viewBox)
            merged += group.indices.filter(touching.contains).map { group[$0] }
        }
        guard merged.count > 1 else { return nil }
        inks = merged.sortedByRank
    }

    /// All distinguishable paints that become the same colour, whether or not they touch; nil if no two do.
    package init?(apartIn outline: [OutlinedLayer], tint: Tinting) {
        self.outline = outline
        inks = Self.groups(of: outline, tint).filter { $0.count > 1 }.flatMap { $0 }.sortedByRank
        if inks.isEmpty { return nil }
    }

    /// Distinguishable paints, grouped by the paint that they become.
    private static func groups(of outline: [OutlinedLayer], _ tint: Tinting) -> [[Ink]] {
        var groups: [(paint: TintedLayer.Paint, opacity: Double, inks: [Ink])] = []
        for (index, layer) in outline.enumerated() {
            let tinted = tint.tinted(layer).paint
            // A stated tint is intended.
            if case .original = tinted { continue }
            if tint.stated(for: layer.element).tint != nil { continue }
            let opacity = layer.groups.reduce(1) { $0 * $1.opacity }
            let group = groups.firstIndex { $0.paint == tinted && $0.opacity == opacity }
            guard let group else {
                groups.append((tinted, opacity, [Ink(paint: layer.paint, layers: [index])]))
                continue
            }
            if let ink = groups[group].inks.firstIndex(where: { !$0.paint.isDistinguishable(from: layer.paint) }) {
                groups[group].inks[ink].layers.append(index)
            } else {
                groups[group].inks.append(Ink(paint: layer.paint, layers: [index]))
            }
        }
        return groups.map(\.inks)
    }

    /// The inks of one group that meet another one along a visible edge.
    private static func touching(_ inks: [Ink], _ outline: [OutlinedLayer], _ viewBox: Rect) -> Set<Int> {
        let side = CoverageGrid.side
        var seen = inks.map { _ in [Float](repeating: 0, count: side * side) }
        var bare = [Float](repeating: 1, count: side * side)
        for (index, layer) in outline.enumerated().reversed() where layer.path.isFinite {
            // Each layer is sampled in all cells.
            WorkLimit.spend(bare.count / 4)
            if WorkLimit.isExceeded { return [] }
            let coverage = CoverageGrid.coverage(of: layer.path, in: viewBox)
            if let ink = inks.firstIndex(where: { $0.layers.contains(index) }) {
                for cell in bare.indices { seen[ink][cell] += coverage[cell] * bare[cell] }
            }
            let opacity = Float(layer.groups.reduce(layer.paint.opacity) { $0 * $1.opacity })
            for cell in bare.indices { bare[cell] *= 1 - opacity * coverage[cell] }
        }
        // The owner of each cell, and the number of its neighbours with another owner.
        let owner = bare.indices.map { cell in inks.indices.first { seen[$0][cell] >= 0.5 } }
        var edges = [Int](repeating: 0, count: inks.count * inks.count)
        func meet(_ a: Int, _ b: Int) {
            guard let first = owner[a], let second = owner[b], first != second else { return }
            edges[min(first, second) * inks.count + max(first, second)] += 1
        }
        for cell in bare.indices {
            if cell % side + 1 < side { meet(cell, cell + 1) }
            if cell + side < bare.count { meet(cell, cell + side) }
        }
        var touching: Set<Int> = []
        for first in inks.indices {
            for second in inks.indices where edges[first * inks.count + second] >= leastEdge {
                touching.formUnion([first, second])
            }
        }
        return touching
    }
}

extension [MergedPaints.Ink] {
    fileprivate var sortedByRank: Self {
        enumerated().sorted { a, b in
            let (first, second) = (a.element.paint.rank, b.element.paint.rank)
            return first == second ? a.offset < b.offset : first < second
        }.map(\.element)
    }
}

extension Paint {
    /// Whether the two are distinguishable where they meet, by lightness or by hue. They need half of the contrast of
    /// graphics, or an OKLab distance of 0.08 in the plane of hues, four times the just noticeable difference.
    fileprivate func isDistinguishable(from other: Paint) -> Bool {
        let (a, b) = (mean, other.mean)
        if a == b { return false }
        let difference = a.components(in: .oklab) - b.components(in: .oklab)
        return a.contrastRatio(on: b) >= 1.5
            || (difference.y * difference.y + difference.z * difference.z).squareRoot() >= 0.08
    }

    /// The lowest rank is most likely the ink of the whole drawing: grey before a hue, dark before light.
    fileprivate var rank: Double {
        let color = mean.components(in: .oklch)
        return color.x + (color.y < 0.04 ? 0 : 1)
    }

    /// One opaque colour for the paint, on white.
    package var mean: Color {
        switch self {
        case .color(let color): return color.opacity(1 / max(color.alpha, 1e-6))
        case .currentColor: return CurrentColor.drawn
        case .gradient(let gradient):
            let parts = gradient.stops.map { $0.color.components(in: .sRGB) }
            let sum = parts.reduce(SIMD3<Double>()) { $0 + $1 } / Double(max(parts.count, 1))
            return Color(red: sum.x, green: sum.y, blue: sum.z)
        }
    }

    /// The name of the paint in messages.
    package var shownName: String {
        switch self {
        case .color(let color): color.hex
        case .currentColor: "currentColor"
        case .gradient: "a gradient"
        }
    }
}

// MARK: - Selectors

/// A paint of a drawing that becomes one colour with another one.
package struct MergedInk: Hashable, Sendable {
    /// In messages.
    package var name: String
    /// One opaque colour for it, on white.
    package var mean: Color
    /// Selects its layers and no others; nil where nothing does, for example for a fill without its outline.
    package var selector: String?

    /// Whether it is selected by ids and classes that people chose: these name parts on purpose.
    package var isNamed: Bool { selector?.split(separator: ", ").allSatisfy(MergedPaints.isName) ?? false }
}

extension MergedPaints {
    /// The inks, each with its selector.
    package var selectable: [MergedInk] {
        inks.map { MergedInk(name: $0.paint.shownName, mean: $0.paint.mean, selector: selector(of: $0)) }
    }

    /// Whether it is an id or a class that a person chose. Tools make `path4136`, `cls-1` and `st0`.
    fileprivate static func isName(_ selector: Substring) -> Bool {
        guard let first = selector.first, first == "#" || first == "." else { return false }
        return selector.dropFirst().wholeMatch(of: /[A-Za-z]+[-_]?\d+/) == nil
    }

    /// A selector for all layers of a paint and no others.
    private func selector(of ink: Ink) -> String? {
        let own = Set(ink.layers)
        var left = own
        var words: [String] = []
        while let next = left.min() {
            let found = candidates(for: next).first { candidate in
                !outline.indices.contains { !own.contains($0) && candidate.selector.matches(outline[$0].element) }
            }
            guard let found, words.count < 4 else { return nil }
            words.append(found.word)
            left = left.filter { !found.selector.matches(outline[$0].element) }
        }
        return words.joined(separator: ", ")
    }

    /// Ids first, then classes, then names of elements; only names that a selector can contain.
    private func candidates(for layer: Int) -> [(word: String, selector: Selector)] {
        let lineage = outline[layer].element.lineage
        let words =
            lineage.compactMap(\.id).map { "#" + $0 } + lineage.flatMap(\.classes).map { "." + $0 }
            + lineage.map(\.element)
        return words.compactMap { word in
            guard !word.contains(","), let selector = try? Selector(parsing: word) else { return nil }
            return (word, selector)
        }
    }
}

extension MergedInk: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(name)
        encoder.append(mean)
        encoder.append(selector)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(name: try decoder.string(), mean: try decoder.value(), selector: try decoder.optionalString())
    }
}
