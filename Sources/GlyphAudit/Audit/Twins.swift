internal import GlyphModel
internal import Markup
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

    let assets: [GlyphAsset]
    /// One for all pictures of the same form.
    private var grids: [CoverageGrid] = []
    private var numbers: [CoverageGrid: Int] = [:]
    /// The number of its grid, by asset, then by appearance.
    private(set) var pictures: [[Int]] = []
    private let appearances: [Appearance]

    init(of set: GlyphSet) {
        let assets = set.assets.filter { !$0.pictures.isEmpty }
        appearances = Appearance.allCases.filter { appearance in
            assets.contains { $0.pictures.contains { $0.appearance == appearance } }
        }
        self.assets = assets
        for asset in assets { pictures.append(numbers(of: asset)) }
    }

    /// The numbers of its grids by appearance; new ones are added.
    private mutating func numbers(of asset: GlyphAsset) -> [Int] {
        var drawn: [(drawing: Drawing, number: Int)] = []
        return appearances.map { appearance in
            let drawing = asset.pictures[asset.pictureIndex(in: appearance) ?? 0].drawing
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
    mutating func replace(_ asset: Int, by other: GlyphAsset) { pictures[asset] = numbers(of: other) }

    /// In the order of the assets.
    func pairs() -> [Pair] {
        var found: [Int: [Int]] = [:]
        for column in appearances.indices {
            let areas = pictures.map { grids[$0[column]].area }
            let order = assets.indices.sorted { (areas[$0], $0) < (areas[$1], $1) }
            for (place, a) in order.enumerated() {
                for b in order[(place + 1)...] {
                    // Soft IoU is never more than the ratio of the areas.
                    if Double(areas[b]) * Self.same > Double(areas[a]) { break }
                    if areAlike(pictures[a][column], pictures[b][column], Self.same), firstDifference(a, b) != nil {
                        found[min(a, b) * assets.count + max(a, b), default: []].append(column)
                    }
                }
            }
        }
        return found.keys.sorted().map { key in
            Pair(
                first: key / assets.count, second: key % assets.count,
                appearances: found[key, default: []].map { appearances[$0] })
        }
    }

    /// Whether an asset looks like another in one appearance and not in another.
    ///
    /// - Parameters:
    ///   - likeness: the least soft IoU that counts as like.
    ///   - own: the assets that are not compared.
    fileprivate func hasTwin(_ asset: Int, likeness: Double, except own: [Int]) -> Bool {
        assets.indices.contains { other in
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
        if assets[a].entry.isSameEntry(as: assets[b].entry) { return nil }
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

extension CoverageGrid {
    /// The coverage of all layers together, composited as in a picture: each is weighted by its opacity and the opacity
    /// of its groups. Colours do not count.
    init(_ drawing: Drawing) {
        var bare = [Float](repeating: 1, count: Self.side * Self.side)
        for layer in drawing.layers {
            let opacity = Float(layer.groups.reduce(layer.paint.opacity) { $0 * $1.opacity })
            guard opacity > 0, layer.path.isFinite else { continue }
            let coverage = Self.coverage(of: layer.path, in: drawing.viewBox)
            for index in bare.indices { bare[index] *= 1 - opacity * coverage[index] }
        }
        self.init(bare.map { 1 - $0 })
    }
}

// MARK: - Distinctions

/// Lines for the manifest that make twins different: one for a glyph of each pair, preferably for the one with more
/// inside. Each is looked at before it is proposed.
struct TwinDistinctions {
    struct Distinction {
        /// Attributes, or a child element.
        var line: String
        /// The glyphs that get the line: one, and the glyphs that show the same as it does.
        var names: [String]
        var edits: [Fix.Edit]
        /// The assets of these glyphs.
        fileprivate(set) var assets: [Int]

        func tellsApart(_ pair: Twins.Pair) -> Bool { pair.assets.contains(where: assets.contains) }
    }

    /// In the order of the assets.
    private(set) var found: [Distinction] = []

    /// Pictures that are like a former twin above this are only used if nothing makes a clearer difference: 1.5 % of
    /// the area is a line of a few pixels.
    private static let clear = 0.985

    private var twins: Twins
    /// The assets of each glyph.
    private let glyphs: [[Int]]
    private let search: Restatement.Search

    init(of pairs: [Twins.Pair], among twins: Twins, by search: @escaping Restatement.Search) {
        (self.twins, self.search) = (twins, search)
        let assets = twins.assets
        glyphs = Array(assets.indices).runs { assets[$0].entry.isSameEntry(as: assets[$1].entry) }
        var left = pairs
        for asset in Self.order(of: pairs, among: twins) where left.contains(where: { $0.assets.contains(asset) }) {
            guard let distinction = distinction(of: asset) else { continue }
            found.append(distinction)
            left.removeAll(where: distinction.tellsApart)
        }
        found.sort { ($0.assets.first ?? 0) < ($1.assets.first ?? 0) }
        joinEdits()
    }

    /// Lines for glyphs of one pattern are insertions at one place, which can only be made together: the fix of one of
    /// them writes all.
    private mutating func joinEdits() {
        var texts: [Range<Int>: String] = [:]
        for edit in found.flatMap(\.edits) { texts[edit.range, default: ""] += edit.replacement }
        for index in found.indices {
            var edits: [Fix.Edit] = []
            for var edit in found[index].edits {
                edit.replacement = texts[edit.range] ?? edit.replacement
                if !edits.contains(edit) { edits.append(edit) }
            }
            found[index].edits = edits
        }
    }

    /// The indices of the pairs, with the most ink inside first.
    private static func order(of pairs: [Twins.Pair], among twins: Twins) -> [Int] {
        var inks: [Int: Int] = [:]
        for pair in pairs {
            for asset in pair.assets where inks[asset] == nil { inks[asset] = twins.ink(of: asset, in: pair) }
        }
        return inks.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }

    /// The mildest line with which the glyph of an asset has no twin any more; it counts as stated then.
    private mutating func distinction(of asset: Int) -> Distinction? {
        guard let own = glyphs.first(where: { $0.contains(asset) }) else { return nil }
        let pictures = own.map { twins.pictures[$0] }
        let copies = glyphs.filter { $0 != own && $0.map { twins.pictures[$0] } == pictures }
        var spare: (twins: Twins, distinction: Distinction)?
        for restatement in search(twins.assets[asset].entry) {
            guard let next = stated(restatement, of: own, copies) else { continue }
            let assets = next.distinction.assets
            func isAlone(_ likeness: Double) -> Bool {
                !assets.contains { next.twins.hasTwin($0, likeness: likeness, except: assets) }
            }
            guard isAlone(Twins.same) else { continue }
            spare = spare ?? next
            if isAlone(Self.clear) {
                spare = next
                break
            }
        }
        if let spare { twins = spare.twins }
        return spare?.distinction
    }

    /// The set with a line stated at a glyph and its copies; nil if it cannot be stated at each of them.
    private func stated(
        _ restatement: Restatement, of own: [Int], _ copies: [[Int]]
    ) -> (twins: Twins, distinction: Distinction)? {
        var next = twins
        var made = Distinction(line: restatement.line, names: [], edits: [], assets: [])
        for assets in [own] + copies {
            let entry = next.assets[assets[0]].entry
            let statement = assets == own ? restatement : search(entry).first { $0.line == restatement.line }
            guard let statement else { return nil }
            for asset in assets {
                let name = next.assets[asset].name
                guard let restated = statement.assets.first(where: { $0.name == name }), !restated.pictures.isEmpty
                else { return nil }
                next.replace(asset, by: restated)
            }
            made.names.append(entry.name)
            made.edits += statement.edits
            made.assets += assets
        }
        return (next, made)
    }
}
