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
    /// The colours that references name.
    let system: Palette
    var faults: TokenFaults

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
            faults.error(
                "color-set", "a color set needs 'colors', an array", at: contents["colors"]?.offset ?? contents.offset)
            return nil
        }
        let entries = ofOneIdiom(list.compactMap { entry($0) }, at: contents.offset)
        guard entries.contains(where: { $0.style != .dark && !$0.isHigh }) else {
            if let slot = list.first(where: { $0.isObject && $0["color"] == nil }) {
                faults.warning(
                    "empty-color-set",
                    "the color set is skipped: its slot for 'Any Appearance', which all others fall back to, is empty",
                    at: slot.offset, hint: "choose a colour there, or remove the color set")
            } else if !faults.findings.containErrors || !entries.isEmpty {
                faults.error(
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
            faults.warning(
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
                faults.warning(
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
                faults.warning(
                    "appearance-dropped",
                    "a value for \(trait ?? "?") \(value ?? "?") is skipped: a palette cannot hold it",
                    at: appearance.offset)
                return nil
            }
        }
        guard let (value, reference) = value(color) else { return nil }
        return Entry(
            style: style, isHigh: isHigh, idiom: node["idiom"]?.string ?? "universal",
            isWide: node["display-gamut"]?.string == "display-P3", value: value, reference: reference,
            offset: node.offset)
    }

    private mutating func value(_ color: JSONNode) -> (DynamicColor, ColorRole?)? {
        if let reference = color["reference"] { return self.reference(reference) }
        guard let space = color["color-space"], let components = color["components"] else {
            faults.error(
                "color-set", "a colour has 'color-space' and 'components', or a 'reference'", at: color.offset)
            return nil
        }
        return self.color(space, components).map { (DynamicColor($0), nil) }
    }

    /// Names of system colours end in `Color`: `systemBlueColor`.
    private mutating func reference(_ node: JSONNode) -> (DynamicColor, ColorRole?)? {
        guard let name = node.string else {
            faults.error("color-set", "a reference is a string, not \(node.kind)", at: node.offset)
            return nil
        }
        let stem = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
        for role in [ColorRole(rawValue: name), ColorRole(rawValue: stem)] {
            if let color = system[role] { return (color, role) }
        }
        let near = Suggestion.nearest(to: stem, of: system.roles.map(\.rawValue))
        faults.error(
            "unknown-color", "the system has no colour '\(name)'", at: node.offset,
            hint: near.map { "did you mean '\($0)Color'?" } ?? "'twinlight colors' lists those that are known")
        return nil
    }

    private mutating func color(_ space: JSONNode, _ components: JSONNode) -> Color? {
        guard let name = space.string, let notation = CatalogColorSpace(rawValue: name) else {
            faults.error(
                "color-set", space.string.map { "there is no color space '\($0)'" } ?? "a color space is a string",
                at: space.offset,
                hint: space.string.flatMap { Suggestion.hint(for: $0, of: CatalogColorSpace.allCases.map(\.rawValue)) })
            return nil
        }
        var values: [Double] = []
        for name in notation.components + ["alpha"] {
            if let value = component(name, of: components, in: notation) { values.append(value) }
        }
        guard values.count == notation.components.count + 1, let alpha = values.popLast() else { return nil }
        let color = notation.color(values, alpha: alpha)
        if let space = notation.definition { faults.checkGamut(of: color, values, in: space, at: components.offset) }
        return color
    }

    private mutating func component(_ name: String, of components: JSONNode, in space: CatalogColorSpace) -> Double? {
        guard let node = components[name] else {
            // Older files leave out an opaque alpha.
            if name == "alpha" { return 1 }
            faults.error("color-set", "the colour has no '\(name)'", at: components.offset)
            return nil
        }
        let value = node.string.flatMap { CatalogComponent.value($0, isAlpha: name == "alpha") }
        if let value, (space.isExtended && name != "alpha") || (0...1).contains(value) { return value }
        faults.error(
            "color-set", "'\(node.string ?? node.kind)' is not a value of '\(name)'", at: node.offset,
            hint: "use a string: a fraction with a point (\"0.518\"), a byte (\"132\") or a hexadecimal byte (\"0x84\")"
        )
        return nil
    }
}

// MARK: - Colour spaces

/// The spaces in which color sets state colours.
private enum CatalogColorSpace: String, CaseIterable {
    case sRGB = "srgb"
    case displayP3 = "display-p3"
    case extendedSRGB = "extended-srgb"
    case extendedLinearSRGB = "extended-linear-srgb"
    case gray = "gray-gamma-22"
    case extendedGray = "extended-gray"

    var components: [String] {
        switch self {
        case .gray, .extendedGray: ["white"]
        case .sRGB, .displayP3, .extendedSRGB, .extendedLinearSRGB: ["red", "green", "blue"]
        }
    }

    /// Whether components may be outside 0…1.
    var isExtended: Bool {
        switch self {
        case .extendedSRGB, .extendedLinearSRGB, .extendedGray: true
        case .sRGB, .displayP3, .gray: false
        }
    }

    /// Nil for grays, which no space of CSS has.
    var definition: ColorSpace? {
        switch self {
        case .sRGB, .extendedSRGB: .sRGB
        case .displayP3: .displayP3
        case .extendedLinearSRGB: .linearSRGB
        case .gray, .extendedGray: nil
        }
    }

    func color(_ c: [Double], alpha: Double) -> Color {
        definition.map { Color(c[0], c[1], c[2], in: $0, alpha: alpha) } ?? Color(gamma22: c[0], alpha: alpha)
    }
}

/// How color sets write numbers: as strings, in three notations that may be mixed in one colour.
private enum CatalogComponent {
    /// A fraction with a period; a hexadecimal byte after `0x`; any other whole number is a byte. An alpha of `0` or
    /// `1` is a fraction: tools write it so, and the byte 1 would be almost invisible.
    static func value(_ text: String, isAlpha: Bool) -> Double? {
        if text.contains(".") { return plainNumber(text) }
        let isHex = text.hasPrefix("0x") || text.hasPrefix("0X")
        let digits = isHex ? text.dropFirst(2) : text[...]
        guard digits.utf8.count <= 3, digits.allSatisfy(\.isHexDigit), let byte = UInt8(digits, radix: isHex ? 16 : 10)
        else { return nil }
        return isAlpha && !isHex && byte <= 1 ? Double(byte) : Double(byte) / 255
    }

    /// Digits, a point, perhaps a sign: no `nan`, no hexadecimal floats.
    private static func plainNumber(_ text: String) -> Double? {
        let isDecimal = text.utf8.allSatisfy {
            ("0"..."9").contains(Character(Unicode.Scalar($0))) || ".-+eE".utf8.contains($0)
        }
        guard isDecimal, text.utf8.count <= 32, let value = Double(text), value.isFinite else { return nil }
        return value
    }
}
