internal import GlyphModel

extension GlyphSet {
    /// The variants by their groups' names, outermost first, in the order of first appearance. The group of
    /// ungrouped variants has an empty name.
    var groups: [(name: String, variants: [Variant])] {
        var groups: [(name: String, variants: [Variant])] = []
        var known: [String: Int] = [:]
        for variant in variants {
            let name = variant.entry.groups.map(\.name).joined(separator: " / ")
            if let index = known[name] {
                groups[index].variants.append(variant)
            } else {
                known[name] = groups.count
                groups.append((name, [variant]))
            }
        }
        return groups
    }
}
