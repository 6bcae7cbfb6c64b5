internal import Markup

/// An entry of a set as its `Contents.json` states it: what lints about the structure of a set judge.
struct StatedSlot: Sendable {
    let slot: CatalogSlot
    /// In the array, where entries that are not objects count.
    let index: Int
    /// Whether there is a file, or a colour, in it.
    let isFilled: Bool
    /// Whether Xcode keeps it for a file that has no place.
    let isUnassigned: Bool

    fileprivate init?(_ node: JSONNode, at index: Int, in kind: AssetSet.Kind) {
        guard let slot = CatalogSlot(node) else { return nil }
        (self.slot, self.index) = (slot, index)
        isFilled = kind == .color ? node["color"]?.isObject ?? false : !(slot.filename?.string ?? "").isEmpty
        if case .boolean(true) = node["unassigned"]?.content { isUnassigned = true } else { isUnassigned = false }
    }

    /// The file, or the colour: two slots with the same content differ in their appearance alone, if at all.
    var content: JSONNode? { isFilled ? slot.filename ?? slot.node["color"] : nil }

    /// Whether it is for a part of the appearances that are neither light nor dark, such as `luminosity: tinted`.
    var isForOtherAppearance: Bool {
        slot.traits.contains { CatalogVocabulary.appearances[$0.name] != nil || $0.name == "?" }
    }
}

extension AssetSet {
    /// The key of its list in `Contents.json`.
    var listKey: String {
        switch kind {
        case .image: "images"
        case .color: "colors"
        case .symbol: "symbols"
        }
    }

    /// The array of its entries; nil where there is none, which the reading reports.
    var list: JSONNode? { contents?.root[listKey].flatMap { $0.elements == nil ? nil : $0 } }

    /// Its entries in the order of the file, without those that are not objects.
    var statedSlots: [StatedSlot] {
        (list?.elements ?? []).enumerated().compactMap { StatedSlot($1, at: $0, in: kind) }
    }

    /// Where a value of its `Contents.json` is.
    func location(of node: JSONNode) -> SourceFile.Location { contents?.location(at: node.offset) ?? location }

    /// Whether a folder of a language is in it: what its entries name may be there.
    var isLocalized: Bool { files.contains { $0.name.hasSuffix(".lproj") } }
}

extension String {
    /// Whether the bytes are the same: names with other bytes are other files for most file systems, though Swift takes
    /// texts for equal that are composed differently.
    func isSameName(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

    /// Whether macOS takes it for the same name, which ignores case and composition.
    func isSameNameOnMac(as other: String) -> Bool { lowercased() == other.lowercased() }
}
