internal import GlyphModel
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
        isFilled = kind == .color ? node["color"]?.isObject ?? false : slot.filename != nil
        if case .boolean(true) = node["unassigned"]?.content { isUnassigned = true } else { isUnassigned = false }
    }

    /// The file, or the colour: two slots with the same content differ in their appearance alone, if at all.
    var content: JSONNode? { isFilled ? slot.filename ?? slot.node["color"] : nil }
}

extension AssetSet {
    /// The key of its list in `Contents.json`.
    var listKey: String { ContentsGrammar.list(of: kind, at: path) }

    /// The array of its entries; nil where there is none, so that the set is empty.
    var list: JSONNode? { contents?.root[listKey].flatMap { $0.elements == nil ? nil : $0 } }

    /// As `statedSlots`, from its `Contents.json`.
    var stated: [StatedSlot] {
        (list?.elements ?? []).enumerated().compactMap { StatedSlot($1, at: $0, in: kind) }
    }

    /// Where an entry of its `Contents.json` begins, or the value or the file of a resource.
    func location(of slot: CatalogSlot) -> SourceFile.Location { slot.place ?? location(of: slot.node) }

    /// Where a value of its `Contents.json` is.
    func location(of node: JSONNode) -> SourceFile.Location { contents?.location(at: node.offset) ?? location }

    /// Without the folders in it.
    var fileNames: FileNames { FileNames(files.filter { $0.kind != .folder }.map(\.name)) }

    /// Whether a folder of a language is in it: what its entries name may be there.
    var isLocalized: Bool { files.contains { $0.name.hasSuffix(".lproj") } }
}

/// Names of files, as bytes and as macOS compares them.
///
/// Swift takes texts for equal that are composed differently. For most file systems they are different files.
struct FileNames: Sendable {
    private let exact: Set<[UInt8]>
    private let folded: [String: [String]]

    init(_ names: some Sequence<String>) {
        exact = Set(names.map { Array($0.utf8) })
        folded = Dictionary(grouping: names, by: { $0.lowercased() })
    }

    func contains(_ name: String) -> Bool { exact.contains(Array(name.utf8)) }

    /// The names that differ from it in case and composition at most.
    func namesOnMac(for name: String) -> [String] { folded[name.lowercased()] ?? [] }
}

extension [AuditFinding] {
    /// The same with a number behind each subject that is repeated: a baseline tells findings apart by their subjects.
    var numbered: [AuditFinding] {
        var counts: [String: Int] = [:]
        return map { finding in
            counts[finding.subject, default: 0] += 1
            guard let count = counts[finding.subject], count > 1 else { return finding }
            var numbered = finding
            numbered.subject += ", \(count)"
            return numbered
        }
    }
}
