internal import GlyphModel
internal import PathGeometry
internal import SemanticColor

/// Assets of different glyphs that look the same in one appearance and not in another.
struct Twins {
    /// The least soft IoU of two pictures that look the same, and the one below which they look different.
    static let same = 0.996
    private static let different = 0.92

    /// Two assets, and the appearances in which they look the same; the first is the one that comes first.
    struct Pair {
        var first: Int, second: Int
        var appearances: [Appearance]
        var assets: [Int] { [first, second] }

        func other(than asset: Int) -> Int { asset == first ? second : first }
    }

    let variants: [Variant]
    /// One for all pictures of the same form.
    private var grids: [CoverageGrid] = []
    private var numbers: [CoverageGrid: Int] = [:]
    /// The number of its grid, by asset, then by appearance.
    private(set) var pictures: [[Int]] = []
    private let appearances: [Appearance]

    init(of set: GlyphSet) {
        let variants = set.variants.filter { !$0.pictures.isEmpty }
        appearances = Appearance.allCases.filter { appearance in
            variants.contains { $0.pictures.contains { $0.appearance == appearance } }
        }
        self.variants = variants
        for variant in variants { pictures.append(numbers(of: variant)) }
    }

    /// The numbers of its grids by appearance; new ones are added.
    private mutating func numbers(of variant: Variant) -> [Int] {
        var drawn: [(drawing: Drawing, number: Int)] = []
        return appearances.map { appearance in
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
        }
    }

    /// Gives an asset other pictures.
    mutating func replace(_ asset: Int, by variant: Variant) { pictures[asset] = numbers(of: variant) }

    /// In the order of the assets.
    func pairs() -> [Pair] {
        var found: [Int: [Int]] = [:]
        for column in appearances.indices {
            let areas = pictures.map { grids[$0[column]].area }
            let order = variants.indices.sorted { (areas[$0], $0) < (areas[$1], $1) }
            for (place, a) in order.enumerated() {
                for b in order[(place + 1)...] {
                    // Soft IoU is never more than the ratio of the areas.
                    if Double(areas[b]) * Self.same > Double(areas[a]) { break }
                    if areAlike(pictures[a][column], pictures[b][column], Self.same), firstDifference(a, b) != nil {
                        found[min(a, b) * variants.count + max(a, b), default: []].append(column)
                    }
                }
            }
        }
        return found.keys.sorted().map { key in
            Pair(
                first: key / variants.count, second: key % variants.count,
                appearances: found[key, default: []].map { appearances[$0] })
        }
    }

    /// Whether an asset looks like another in one appearance and not in another.
    ///
    /// - Parameters:
    ///   - likeness: the least soft IoU that counts as like.
    ///   - own: the assets that are not compared.
    func hasTwin(_ asset: Int, likeness: Double, except own: [Int]) -> Bool {
        variants.indices.contains { other in
            !own.contains(other)
                && appearances.indices.contains { areAlike(pictures[asset][$0], pictures[other][$0], likeness) }
                && firstDifference(asset, other) != nil
        }
    }

    private func areAlike(_ a: Int, _ b: Int, _ likeness: Double) -> Bool {
        if a == b { return true }
        let areas = [grids[a].area, grids[b].area].map(Double.init)
        if min(areas[0], areas[1]) < likeness * max(areas[0], areas[1]) { return false }
        return grids[a].softIoUBound(with: grids[b]) >= likeness && grids[a].softIoU(with: grids[b]) >= likeness
    }

    /// The first appearance in which two assets of different glyphs look different, if there is one.
    func firstDifference(of pair: Pair) -> Appearance? {
        firstDifference(pair.first, pair.second).map { appearances[$0] }
    }

    private func firstDifference(_ a: Int, _ b: Int) -> Int? {
        if variants[a].entry.isOne(with: variants[b].entry) { return nil }
        return appearances.indices.first { column in
            let (first, second) = (pictures[a][column], pictures[b][column])
            return first != second && grids[first].softIoU(with: grids[second]) < Self.different
        }
    }

    /// The ink of one of a pair where the two look different: with the same silhouette, how much is inside.
    func ink(of asset: Int, in pair: Pair) -> Int {
        grids[pictures[asset][firstDifference(pair.first, pair.second) ?? 0]].area
    }
}

extension Drawing {
    /// Whether it has the same areas at the same opacities, in any colours.
    fileprivate func hasForm(of other: Drawing) -> Bool {
        viewBox == other.viewBox && layers.count == other.layers.count
            && zip(layers, other.layers).allSatisfy { a, b in
                a.paint.opacity == b.paint.opacity && a.groups == b.groups && a.path == b.path
            }
    }
}
