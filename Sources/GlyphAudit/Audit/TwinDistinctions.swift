internal import GlyphModel
internal import Markup

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
        let variants = twins.variants
        glyphs = Array(variants.indices).runs { variants[$0].entry.isOne(with: variants[$1].entry) }
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
        for restatement in search(twins.variants[asset].entry) {
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
            let entry = next.variants[assets[0]].entry
            let statement = assets == own ? restatement : search(entry).first { $0.line == restatement.line }
            guard let statement else { return nil }
            for asset in assets {
                let name = next.variants[asset].name
                guard let variant = statement.variants.first(where: { $0.name == name }), !variant.pictures.isEmpty
                else { return nil }
                next.replace(asset, by: variant)
            }
            made.names.append(entry.name)
            made.edits += statement.edits
            made.assets += assets
        }
        return (next, made)
    }
}
