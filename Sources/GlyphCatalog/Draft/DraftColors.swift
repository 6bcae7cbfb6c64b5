internal import GlyphKit
internal import GlyphManifest
internal import GlyphModel
internal import Markup
internal import SemanticColor

/// The color sets of a catalog as the palette of a manifest.
///
/// The manifest imports them. If one cannot be imported and stays in the catalog, the import would fail: then all
/// others are stated.
struct DraftColors {
    /// The ones that the palette has.
    private(set) var sets: [ColorSet] = []
    private(set) var left: [SkippedPart] = []
    private(set) var guesses: [String] = []
    private let place: CatalogPlace
    private var manifest: Manifest?
    /// Whether an import of all would fail.
    private var isBroken = false

    init(_ colors: [ColorSet], in place: CatalogPlace) {
        self.place = place
        sets = colors.sorted { $0.set.path.precedesByBytes($1.set.path) }
        while !sets.isEmpty {
            let (manifest, findings) = read()
            let lost = findings.filter { $0.severity == .error || $0.id == "empty-color-set" }
            guard !lost.isEmpty else {
                self.manifest = manifest
                dropSystemColors()
                guesses = findings.filter { $0.severity != .error }.map { finding in
                    let path = finding.location.map { $0.path == Self.name ? "" : $0.path + ": " } ?? ""
                    return path + finding.message
                }
                return
            }
            isBroken = isBroken || lost.contains { $0.severity == .error }
            drop(lost)
        }
    }

    /// The number of its colours.
    var count: Int { sets.count }

    /// Nil without a colour.
    ///
    /// - Parameters:
    ///   - isInPlace: whether the sets that are left are in the catalog that would be imported.
    ///   - hasOthers: whether it has further ones, which cannot be read.
    mutating func palette(isInPlace: Bool, hasOthers: Bool) -> XMLNode? {
        guard !sets.isEmpty, let manifest else { return nil }
        if !(isBroken || hasOthers) || !isInPlace {
            return XMLNode("palette", children: [XMLNode("import", [("catalog", place.path)])])
        }
        guesses.append(
            "the colours are stated, rounded to bytes: with the sets that are left alone, none can be imported")
        return XMLNode("palette", children: manifest.ownRoles.map { node($0, of: manifest.palette) })
    }

    // MARK: - Reading

    private static let name = "manifest.xml"

    /// Imports the sets as the manifest will.
    private func read() -> (manifest: Manifest?, findings: [Diagnostic]) {
        let root = XMLNode(
            "glyphs", [("version", "1")],
            children: [XMLNode("palette", children: [XMLNode("import", [("catalog", place.path)])])])
        var texts: [String: String] = [:]
        for set in sets {
            var folder = place.path
            for group in set.set.groups {
                folder = FolderPath.below(folder, group.name)
                if group.isNamespace {
                    texts[folder + "/Contents.json"] = "{ \"properties\" : { \"provides-namespace\" : true } }"
                }
            }
            guard let contents = set.set.contents else { continue }
            texts[place.path(of: set.set.path) + "/Contents.json"] = String(
                decoding: contents.source.bytes, as: UTF8.self)
        }
        let source = SourceFile(path: Self.name, text: XMLWriter().string(root))
        do throws(Findings) {
            let (manifest, warnings) = try Manifest.read(source, in: .files([], texts: texts))
            return (manifest, warnings)
        } catch {
            return (nil, error.diagnostics)
        }
    }

    /// Leaves out the sets of these findings; all, where one is about none.
    private mutating func drop(_ findings: [Diagnostic]) {
        var reasons: [String: String] = [:]
        for finding in findings {
            guard let path = finding.location?.path else { continue }
            reasons[path] = reasons[path] ?? finding.message
        }
        let paths = sets.map { place.path(of: $0.set.path) + "/Contents.json" }
        let all = paths.contains { reasons[$0] != nil } ? nil : findings.first?.message
        var kept: [ColorSet] = []
        for (set, path) in zip(sets, paths) {
            if let reason = reasons[path] ?? all {
                left.append(SkippedPart(path: set.set.path, reason: reason))
            } else {
                kept.append(set)
            }
        }
        sets = kept
    }

    /// Leaves out the sets that the import takes for colours of the system: it has them already.
    private mutating func dropSystemColors() {
        guard let manifest else { return }
        let taken = Set(manifest.ownRoles.compactMap { manifest.colorPlaces[$0]?.path })
        for set in sets where !taken.contains(place.path(of: set.set.path) + "/Contents.json") {
            left.append(
                SkippedPart(path: set.set.path, reason: "it has the name and the values of a color of the system"))
        }
        sets.removeAll { !taken.contains(place.path(of: $0.set.path) + "/Contents.json") }
    }

    // MARK: - Stated colours

    private func node(_ role: ColorRole, of palette: Palette) -> XMLNode {
        var node = XMLNode("color", [("name", role.rawValue)])
        if let system = palette.systemColor(of: role) {
            node.attributes.append(("same-as", system.rawValue))
            return node
        }
        guard let color = palette[role] else { return node }
        for appearance in Appearance.withoutLevels {
            let shown = appearance.fallbacks.dropFirst().first { !$0.has(.level) }.map { color[$0] }
            if appearance != .light && shown == color[appearance] { continue }
            var attributes: [(String, String)] = []
            if appearance.style == .dark { attributes.append(("style", "dark")) }
            if appearance.contrast == .high { attributes.append(("contrast", "high")) }
            node.children.append(XMLNode("value", attributes + value(color[appearance])))
        }
        return node
    }

    private func value(_ color: Color) -> [(String, String)] {
        let alpha = color.alpha == 1 ? [] : [("alpha", decimalText(color.alpha, digits: 3))]
        switch color.space {
        case .sRGB: return [("srgb", color.hex)] + alpha
        case .displayP3:
            let parts = [color.red, color.green, color.blue].map { decimalText($0, digits: 4) }
            return [("display-p3", parts.joined(separator: " "))] + alpha
        }
    }
}
