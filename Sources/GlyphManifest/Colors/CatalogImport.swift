internal import Markup
internal import SemanticColor

/// Reads the color sets of an asset catalog; everything else in it is skipped.
struct CatalogImport {
    private let folder: ManifestFolder
    /// The colours that references to system colours name.
    private let system: Palette
    private var faults: TokenFaults
    private var entries: [ImportedColors.Entry] = []
    private var visited = 0

    /// Far more folders than any catalog made by people has.
    private static let folderLimit = 50_000
    private static let depthLimit = 64
    /// For an entry of a folder, whose kind the system is asked for.
    private static let stepsOfEntry = 10
    /// The largest size of one `Contents.json`, in bytes.
    private static let fileLimit = 1 << 20
    /// The largest size of all of them together.
    private static let limit = 64 << 20

    /// - Parameters:
    ///   - path: the path of an existing folder below the manifest's folder.
    ///   - meter: the meter that counts the work of all imports.
    static func colors(
        of path: String, in folder: ManifestFolder, generation: SystemColors.Generation, _ meter: inout ImportMeter
    ) -> ImportedColors {
        var reader = CatalogImport(folder: folder, system: .system(generation), faults: TokenFaults(meter))
        reader.readGroup(path, space: "", depth: 0)
        meter = reader.faults.meter
        return ImportedColors(entries: reader.entries, findings: reader.faults.findings)
    }

    private init(folder: ManifestFolder, system: Palette, faults: TokenFaults) {
        self.folder = folder
        self.system = system
        self.faults = faults
    }

    /// - Parameter space: the namespaces around it, each followed by a `/`.
    private mutating func readGroup(_ path: String, space: String, depth: Int) {
        visited += 1
        guard depth < Self.depthLimit, visited < Self.folderLimit else {
            if visited == Self.folderLimit || depth == Self.depthLimit {
                report("file-limit", "the catalog has more folders than the limit", in: path)
            }
            return
        }
        for name in (folder.names(path) ?? []).sortedByBytes {
            let child = path + "/" + name
            // Entries in no color set are listed, too: folders and pictures without end are work.
            guard faults.spend(Self.stepsOfEntry, in: child) else { return }
            guard folder.kind(child) == .folder else {
                reportLink(child)
                continue
            }
            if name.hasSuffix(".colorset") {
                readSet(child, name: space + name.dropLast(".colorset".count))
            } else if !name.contains(".") {
                readGroup(child, space: providesNamespace(child) ? space + name + "/" : space, depth: depth + 1)
            }
        }
    }

    private mutating func providesNamespace(_ path: String) -> Bool {
        guard !reportLink(path + "/Contents.json"), folder.kind(path + "/Contents.json") == .file,
            let contents = contents(of: path)
        else { return false }
        if case .boolean(let provides)? = contents["properties"]?["provides-namespace"]?.content { return provides }
        return false
    }

    private mutating func readSet(_ path: String, name: String) {
        if reportLink(path + "/Contents.json") { return }
        guard folder.kind(path + "/Contents.json") == .file else {
            return report("missing-source", "the color set has no Contents.json", in: path)
        }
        guard let contents = contents(of: path) else { return }
        var set = ColorSetReader(system: system, faults: faults.given())
        let read = set.color(contents)
        faults = set.faults
        guard let (color, target) = read else { return }
        entries.append(
            ImportedColors.Entry(
                name: name, color: color, location: faults.sources.location(at: contents.offset),
                set: path, target: target?.rawValue))
    }

    private mutating func contents(of path: String) -> JSONNode? {
        faults.node(
            at: path + "/Contents.json", in: folder, limit: Self.fileLimit, total: Self.limit, "the catalog is")
    }

    /// - Returns: whether a link is there.
    @discardableResult
    private mutating func reportLink(_ path: String) -> Bool {
        guard folder.kind(path) == .link else { return false }
        report(
            "linked-file", "'\(path)' is a link; links are not followed", in: path, hint: SourceFault.hint(about: path))
        return true
    }

    private mutating func report(_ id: String, _ message: String, in path: String, hint: String? = nil) {
        faults.append(
            Findings([Diagnostic(.error, id: id, message, at: SourceFile.Location(path: path), hint: hint)]))
    }
}

// MARK: - Color sets

/// Reads the `Contents.json` of a color set (Apple, "Asset Catalog Format Reference", Named Color).
private struct ColorSetReader {
    /// Reads the values, and has all faults.
    private var reader: CatalogColorReader

    var faults: TokenFaults { reader.faults }

    init(system: Palette, faults: TokenFaults) { reader = CatalogColorReader(system: system, faults: faults) }

    /// Both spellings are in use in color sets.
    private static let wideGamuts: Set<String> = ["display-P3", "display-p3"]

    private struct Entry {
        var style: Appearance.Style?
        var isHigh = false
        var idiom: String
        var isWide: Bool
        var value: DynamicColor
        /// The colour of the system that it refers to.
        var reference: ColorRole?
        var offset: Int
    }

    /// The colour, and the system colour that all of its values refer to, if they do. Nil where there is none, which is
    /// reported: as an error, except for empty slots.
    mutating func color(_ contents: JSONNode) -> (color: DynamicColor, target: ColorRole?)? {
        guard let list = contents["colors"]?.elements else {
            reader.faults.error(
                "color-set", "a color set needs 'colors', an array", at: contents["colors"]?.offset ?? contents.offset)
            return nil
        }
        let entries = ofOneIdiom(list.compactMap { entry($0) }, at: contents.offset)
        guard entries.contains(where: { $0.style != .dark && !$0.isHigh }) else {
            if let slot = list.first(where: { $0.isObject && $0["color"] == nil }) {
                reader.faults.warning(
                    "empty-color-set",
                    "the color set is skipped: its slot for 'Any Appearance', which all others fall back to, is empty",
                    at: slot.offset, hint: "choose a colour there, or remove the color set")
            } else if !faults.findings.containErrors || !entries.isEmpty {
                reader.faults.error(
                    "color-without-fallback",
                    "the color set has no value for 'Any Appearance', which all others fall back to",
                    at: contents.offset)
            }
            return nil
        }
        var color = DynamicColor(value(in: .light, of: entries) ?? .clear)
        for appearance in Appearance.allCases {
            guard let value = value(in: appearance, of: entries), color[appearance] != value else { continue }
            color.state(value, for: appearance)
        }
        let target = entries.first?.reference
        return (color, entries.allSatisfy { $0.reference == target } ? target : nil)
    }

    /// The entry that a running system would choose. Catalogs do not distinguish levels; a system colour that one
    /// refers to does.
    private func value(in appearance: Appearance, of entries: [Entry]) -> Color? {
        let isHigh = appearance.contrast == .high
        // High contrast in light is written without a luminosity.
        let choices: [(style: Appearance.Style?, isHigh: Bool)] =
            appearance.style == .light
            ? [(.light, isHigh), (nil, isHigh), (.light, false), (nil, false)]
            : [(.dark, isHigh), (.dark, false), (nil, isHigh), (nil, false)]
        for choice in choices {
            if let entry = entries.first(where: { $0.style == choice.style && $0.isHigh == choice.isHigh }) {
                return entry.value[appearance]
            }
        }
        return nil
    }

    /// A colour of a manifest is the same on every device.
    private mutating func ofOneIdiom(_ entries: [Entry], at offset: Int) -> [Entry] {
        let idioms = ["universal", "iphone", "ipad", "mac", "vision", "tv", "watch", "car"]
        guard let idiom = idioms.first(where: { idiom in entries.contains { $0.idiom == idiom } }) else { return [] }
        let others = entries.filter { $0.idiom != idiom }
        if let first = others.first {
            reader.faults.warning(
                "idiom-dropped", "only the values for \(idiom) are read; \(others.count) for other devices are skipped",
                at: first.offset)
        }
        // Of two gamuts the wider one is more exact.
        var kept: [Entry] = []
        for entry in entries where entry.idiom == idiom {
            guard let index = kept.firstIndex(where: { $0.style == entry.style && $0.isHigh == entry.isHigh }) else {
                kept.append(entry)
                continue
            }
            if entry.isWide == kept[index].isWide {
                reader.faults.warning(
                    "duplicate-value", "a second value for the same appearance is skipped", at: entry.offset)
            } else if entry.isWide {
                kept[index] = entry
            }
        }
        return kept
    }

    private mutating func entry(_ node: JSONNode) -> Entry? {
        // An empty slot.
        guard let color = node["color"] else { return nil }
        var style: Appearance.Style?
        var isHigh = false
        for appearance in node["appearances"]?.elements ?? [] {
            switch (appearance["appearance"]?.string, appearance["value"]?.string) {
            case ("luminosity", "light"): style = .light
            case ("luminosity", "dark"): style = .dark
            case ("contrast", "high"): isHigh = true
            case (let trait, let value):
                reader.faults.warning(
                    "appearance-dropped",
                    "a value for \(trait ?? "?") \(value ?? "?") is skipped: a palette cannot hold it",
                    at: appearance.offset)
                return nil
            }
        }
        guard let (value, reference) = reader.value(color) else { return nil }
        return Entry(
            style: style, isHigh: isHigh, idiom: node["idiom"]?.string ?? "universal",
            isWide: node["display-gamut"]?.string.map(Self.wideGamuts.contains) ?? false, value: value,
            reference: reference,
            offset: node.offset)
    }
}
