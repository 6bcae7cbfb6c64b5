internal import GlyphFormats
internal import GlyphKit
internal import GlyphModel
internal import GlyphReading
internal import Markup
internal import SemanticColor

/// An image set as a glyph of a manifest.
struct DraftGlyph: Sendable {
    let set: AssetSet
    /// The line of the manifest.
    let node: XMLNode
    let guesses: [DraftGuess]
    /// The drawings, and the `Contents.json` of the set, at their paths below the manifest's folder.
    let files: [AssetFile]
    /// The same for a build: its entry, and its drawings by path.
    let entry: GlyphEntry
    let drawings: [String: Glyph]

    /// - Throws: the reason why a manifest cannot have it.
    init(_ image: ImageSet, in catalog: CatalogPlace) throws(DraftRefusal) {
        set = image.set
        let filled = image.slots.filter { $0.filename != nil }
        if filled.isEmpty { throw DraftRefusal("it has no picture") }
        try Self.check(filled)
        let files = try DraftFiles(filled, of: image, in: catalog)
        let slots = try SlotChoice(filled, files)
        let folder = catalog.path(of: image.set.path)
        func path(_ name: String) -> String { folder + "/" + name }

        let place = SourceFile.Location(path: image.set.path)
        var entry = GlyphEntry(
            name: image.set.name, source: path(slots.light), darkSource: slots.dark.map(path),
            groups: image.set.groups, location: place)
        entry.rtlSource = slots.rightToLeft.map(path)
        if slots.isMirrored { entry.settings.export.direction = .mirrors }
        if !slots.high.isEmpty { entry.settings.geometry.appearances = Appearance.withoutLevels }
        entry.overrides = slots.high.map { style, name in
            AppearanceOverride(style: style, contrast: .high, source: path(name), location: place)
        }
        entry.settings.paint.rendering = .original
        let stated = image.set.contents?.root["properties"]?["template-rendering-intent"]?.string
        let hasOwnColor = stated != ImageIntent.template.rawValue || !files.glyphs.values.allSatisfy(\.isBlack)
        if !hasOwnColor {
            // The app gives it a colour: the label's, as far as is known. Its file is black in any colour.
            entry.settings.paint.rendering = .monochrome
        } else if files.glyphs.values.contains(where: \.usesCurrentColor) {
            // A catalog has no text around its pictures: their current colour is black.
            entry.settings.paint.tint = "black"
        }
        (node, self.entry) = (XMLNode(entry), entry)
        drawings = Dictionary(files.glyphs.map { (path($0.key), $0.value) }) { first, _ in first }
        self.files =
            catalog.contents(of: image.set)
            + files.sources.sorted { $0.key.precedesByBytes($1.key) }
            .map { AssetFile(path: path($0.key), bytes: $0.value.bytes) }
        guesses = [
            stated == nil && image.intent == .automatic ? .intent : nil, hasOwnColor ? nil : .tint,
            slots.lacksDarkHigh ? .darkHigh : nil,
            slots.hasDevices ? .devices : nil, slots.isMirrored ? .mirrored : nil,
        ].compactMap { $0 }
    }

    private static func check(_ filled: [CatalogSlot]) throws(DraftRefusal) {
        for slot in filled {
            if let other = slot.otherAppearance {
                throw DraftRefusal("it has a picture for '\(other.name) \(other.value)', which a manifest cannot state")
            }
        }
        let kinds = filled.compactMap { $0.filename?.string }
            .map { FolderPath.ending(of: $0)?.uppercased() ?? "files without an extension" }.uniqued
        if kinds == ["SVG"] { return }
        let others = kinds.filter { $0 != "SVG" }.joined(separator: " and ")
        throw DraftRefusal(
            kinds.contains("SVG") ? "some of its pictures are \(others)" : "its pictures are \(others), not SVG")
    }

    /// The error of a build of it; nil where it can be drawn.
    func drawingFault() -> String? {
        do throws(Findings) {
            _ = try AssetRequest(entry, glyphs: drawings, palette: .newestSystem).makeValidAssets()
            return nil
        } catch {
            return error.diagnostics.first?.message
        }
    }
}

extension XMLNode {
    /// The line of a manifest, with what the entry of a draft may state.
    fileprivate init(_ entry: GlyphEntry) {
        self.init("glyph", [("name", entry.name), ("source", entry.source)])
        let (paint, direction) = (entry.settings.paint, entry.settings.export.direction)
        if let dark = entry.darkSource { attributes.append(("dark-source", dark)) }
        if let rtl = entry.rtlSource { attributes.append(("rtl-source", rtl)) }
        if direction == .mirrors { attributes.append(("direction", direction.rawValue)) }
        if !entry.overrides.isEmpty {
            let names = entry.settings.geometry.appearances.map(\.name).joined(separator: " ")
            attributes.append(("appearances", names))
        }
        if paint.rendering == .monochrome { attributes.append(("rendering", RenderingMode.monochrome.rawValue)) }
        if paint.tint == "black" { attributes.append(("tint", "black")) }
        children = entry.overrides.map { override in
            let traits = [
                ("style", override.style?.rawValue), ("contrast", override.contrast?.rawValue),
                ("source", override.source),
            ]
            return XMLNode("appearance", traits.compactMap { name, value in value.map { (name, $0) } })
        }
    }
}

extension CatalogDraft {
    /// Draws image sets as a build of their manifest does.
    ///
    /// - Returns: the ones that can be drawn, and the reasons of those that a manifest could name and not draw.
    package static func drawable(
        _ sets: [ImageSet], of catalog: String, jobs: Int
    ) async -> (sets: [ImageSet], left: [SkippedPart]) {
        let place = CatalogPlace(catalog: catalog, path: FolderPath.last(of: catalog))
        let faults = await sets.concurrentMap(jobs: jobs) { set in
            // Other reasons are found by the draft itself.
            (try? DraftGlyph(set, in: place)).flatMap { $0.drawingFault() }
        }
        var (drawn, left): ([ImageSet], [SkippedPart]) = ([], [])
        for (set, fault) in zip(sets, faults) {
            if let fault { left.append(SkippedPart(path: set.set.path, reason: fault)) } else { drawn.append(set) }
        }
        return (drawn, left)
    }
}

extension Glyph {
    private var paints: [Paint] { layers.flatMap { [$0.fill?.paint, $0.stroke?.paint] }.compactMap { $0 } }

    /// Whether it is drawn in black or in the current colour alone, at any opacities.
    fileprivate var isBlack: Bool {
        paints.allSatisfy { paint in
            switch paint {
            case .currentColor: true
            case .color(let color): color.bytes == (0, 0, 0)
            case .gradient: false
            }
        }
    }

    fileprivate var usesCurrentColor: Bool {
        paints.contains { paint in
            switch paint {
            case .currentColor: true
            case .gradient(let gradient): gradient.stops.contains(where: \.isCurrent)
            case .color: false
            }
        }
    }
}

// MARK: - Files

/// The drawings that the slots of a set name.
private struct DraftFiles {
    private(set) var sources: [String: SourceFile] = [:]
    private(set) var glyphs: [String: Glyph] = [:]

    init(_ slots: [CatalogSlot], of image: ImageSet, in place: CatalogPlace) throws(DraftRefusal) {
        for name in slots.compactMap({ $0.filename?.string }).uniqued {
            guard let picture = image.pictures[name] else { throw DraftRefusal("its file '\(name)' does not exist") }
            guard let source = picture.source else { throw DraftRefusal("its file '\(name)' cannot be read") }
            let path = place.path(of: image.set.path) + "/" + name
            if let fault = PortablePath.fault(path) {
                throw DraftRefusal("a manifest cannot name its file '\(name)': the path \(fault)")
            }
            if name.contains("*") || DrawingPath(path).id != nil {
                throw DraftRefusal("a manifest cannot name its file '\(name)'")
            }
            do throws(Findings) {
                (sources[name], glyphs[name]) = (source, try GlyphReader.read(source, name: name).glyph)
            } catch {
                let fault = error.diagnostics.first { $0.severity == .error }
                let line = fault?.location.map { ":\($0.line)" } ?? ""
                throw DraftRefusal("\(name)\(line): " + (fault?.message ?? "the drawing cannot be read"))
            }
        }
    }

    /// Whether two files are the same drawing.
    func areSame(_ one: String, _ other: String) -> Bool {
        one == other || sources[one]?.bytes == sources[other]?.bytes
    }
}

/// The files of a set, by what the manifest calls them.
private struct SlotChoice {
    let light: String
    let dark: String?
    let rightToLeft: String?
    /// The ones for increased contrast; without a style for both.
    let high: [(style: Appearance.Style?, name: String)]
    /// Whether all pictures are for text from left to right.
    let isMirrored: Bool
    let lacksDarkHigh: Bool
    /// Whether a picture has several slots.
    let hasDevices: Bool

    init(_ filled: [CatalogSlot], _ files: DraftFiles) throws(DraftRefusal) {
        var count = 0
        /// The file of all slots for an appearance and a direction.
        func only(
            _ styles: [Appearance.Style?], _ isHigh: Bool, right: Bool = false
        ) throws(DraftRefusal) -> String? {
            let names = filled.filter { slot in
                styles.contains(slot.style) && slot.isHighContrast == isHigh
                    && slot.isRightToLeft == right
            }.compactMap { $0.filename?.string }
            count = max(count, names.count)
            guard let first = names.first else { return nil }
            if names.allSatisfy({ files.areSame($0, first) }) { return first }
            throw DraftRefusal(
                styles.contains(nil)
                    ? "it has different pictures for one appearance: for devices, scales, languages, or light and any"
                    : "it has different pictures for dark: for devices, scales or languages")
        }
        guard let light = try only([nil, .light], false) else {
            throw DraftRefusal("it has no picture for any appearance, which all others fall back to")
        }
        let (dark, high) = (try only([.dark], false), try only([nil, .light], true))
        let darkHigh = try only([.dark], true)
        let right = filled.filter(\.isRightToLeft)
        if let first = right.first?.filename?.string {
            let isOne = right.allSatisfy { slot in slot.filename?.string.map { files.areSame($0, first) } ?? false }
            guard isOne, high == nil, darkHigh == nil else {
                throw DraftRefusal("it has pictures for text from right to left that differ in their appearances")
            }
        }
        (self.light, self.dark, rightToLeft) = (light, dark, right.first?.filename?.string)
        // Without a picture for dark, the one for increased contrast is shown in dark, too.
        var stated: [(Appearance.Style?, String)] = []
        if let high { stated.append((dark == nil && darkHigh == nil ? nil : .light, high)) }
        if let darkHigh { stated.append((.dark, darkHigh)) }
        self.high = stated.map { (style: $0.0, name: $0.1) }
        lacksDarkHigh = high != nil && dark != nil && darkHigh == nil
        isMirrored = filled.allSatisfy(\.isLeftToRight)
        hasDevices = count > 1
    }
}
