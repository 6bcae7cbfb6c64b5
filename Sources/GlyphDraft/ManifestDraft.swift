internal import GlyphFormats
internal import GlyphKit
internal import GlyphModel
internal import GlyphReading
package import Markup
internal import PathGeometry

/// A manifest for existing drawings: every one listed, folders as groups, ready to build.
package struct ManifestDraft: Sendable {
    package let text: String
    /// The paths of drawings whose names would be the same if they were written alike.
    package let namesakes: [String]

    /// - Parameters:
    ///   - drawings: each of them becomes a glyph.
    ///   - output: the manifest's `output`.
    ///   - fills: the pattern of the filled forms that people drew; nil for none.
    package init(drawings: [DraftDrawing], output: String, fills: String? = nil) {
        var root = XMLNode("glyphs", [("version", "1"), ("output", output)])
        // Pictures take no tint.
        var drawings = drawings
        let glyphs = drawings.filter { !$0.isPicture }
        if !glyphs.isEmpty { root.attributes.append(("tint", "label")) }
        // A property of most of them is stated once.
        let dark: DarkForm = glyphs.count { $0.dark == .fill } * 2 > glyphs.count ? .fill : .same
        if dark == .fill { root.attributes.append(("dark", dark.rawValue)) }
        if drawings.count > 1, drawings.allSatisfy(\.hasFrame) {
            root.attributes.append(("drop", DroppedContent.frame.rawValue))
            for index in drawings.indices { drawings[index].hasFrame = false }
        }
        if let frame = drawings.stateFrames() { root.attributes.append(("frame", DecimalNumber.text(frame))) }
        if drawings.count > 1, drawings.allSatisfy(\.dropsEffects) {
            root.attributes.append(("effects", EffectPolicy.drop.rawValue))
            for index in drawings.indices { drawings[index].dropsEffects = false }
        }
        var (tree, names) = (DraftFolder(), DraftNames())
        for (drawing, name) in zip(drawings, names.names(for: drawings)) {
            tree.add(drawing.node(named: name, dark: dark), in: drawing.groups[...])
        }
        root.children = fills.map { [XMLNode("variant", [("name", GlyphForm.fill.rawValue), ("source", $0)])] } ?? []
        root.children += tree.nodes(hasNamespaces: names.hasNamesakes)
        for format in ["svg", "asset-catalog", "preview"] where AssetFormat.all.contains(where: { $0.name == format }) {
            root.children.append(XMLNode("export", [("format", format)]))
        }
        let comment = "<!-- 'twinlight schema reference' describes this file. -->"
        namesakes = names.shared
        text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(comment)\n" + XMLWriter().string(root)
    }
}

/// The glyphs of a folder, and the folders in it, in the order in which they are added.
private struct DraftFolder {
    private var glyphs: [XMLNode] = []
    private var names: [String] = []
    private var folders: [DraftFolder] = []

    mutating func add(_ glyph: XMLNode, in groups: ArraySlice<String>) {
        guard let first = groups.first else { return glyphs.append(glyph) }
        if !names.contains(first) {
            names.append(first)
            folders.append(DraftFolder())
        }
        for index in names.indices where names[index] == first { folders[index].add(glyph, in: groups.dropFirst()) }
    }

    func nodes(hasNamespaces: Bool) -> [XMLNode] {
        glyphs
            + zip(names, folders).map { name, folder in
                XMLNode(
                    "group", [("name", name)] + (hasNamespaces ? [("namespace", "true")] : []),
                    children: folder.nodes(hasNamespaces: hasNamespaces))
            }
    }
}

/// Gives drawings names that are valid on every system, each once in its groups.
struct DraftNames {
    /// Names that file systems do not distinguish, by their groups.
    private var taken: [[String]: Set<String>] = [:]
    private var all: Set<String> = []
    /// Whether two glyphs would have the same name without their groups.
    private(set) var hasNamesakes = false
    /// The paths of drawings whose names would become one.
    private(set) var shared: [String] = []

    init() {}

    /// - Parameter glyphs: the glyphs whose names are taken.
    init(of glyphs: [GlyphEntry]) {
        for glyph in glyphs {
            let spaces = glyph.groups.filter(\.isNamespace).map(\.name)
            for suffix in [""] + glyph.settings.geometry.variants.map({ "." + $0 }) {
                note(glyph.name + suffix, in: spaces)
            }
        }
    }

    /// Consistent names; drawings whose names would become one keep what distinguishes them.
    ///
    /// - Parameter spaces: the groups whose names precede them; nil for all of their own.
    mutating func names(for drawings: [DraftDrawing], in spaces: [String]? = nil) -> [String] {
        let spaces = drawings.map { spaces ?? $0.groups }
        let names = drawings.map { drawing -> (first: String, all: [String]) in
            let all = PortableName.candidates(for: drawing.stem)
            return (PortableName.consistent(all[0]) ?? all[0], all)
        }
        var counts: [[String]: Int] = [:]
        for (space, name) in zip(spaces, names) { counts[space + [PortableName.folded(name.first)], default: 0] += 1 }
        return zip(drawings, zip(spaces, names)).map { drawing, place in
            let (space, name) = place
            let used = taken[space] ?? []
            let isShared = counts[space + [PortableName.folded(name.first)], default: 0] > 1
            if isShared { shared.append(drawing.path) }
            let candidates = (isShared ? [] : [name.first]) + name.all
            let free = PortableName.free(candidates) { used.contains(PortableName.folded($0)) }
            note(free, in: space)
            return free
        }
    }

    private mutating func note(_ name: String, in spaces: [String]) {
        let folded = PortableName.folded(name)
        taken[spaces, default: []].insert(folded)
        if !all.insert(folded).inserted { hasNamesakes = true }
    }
}

/// The frame that the drawings of a set are made for: the commonest longer side of their view boxes.
package struct DraftFrame: Sendable {
    /// In units of the view boxes; nil where nothing is known.
    private let common: Double?
    /// Whether lines inherit it.
    private let isStated: Bool

    /// - Parameter stated: the frame that lines inherit.
    package init(stated: Double) { (common, isStated) = (stated, true) }

    /// - Parameter sides: the longer sides of view boxes.
    package init(commonestOf sides: [Double], isStated: Bool = false) {
        let counts = Dictionary(sides.map { ($0, 1) }, uniquingKeysWith: +)
        // Of two that are as frequent, the larger one: a drawing that was cropped is smaller.
        common = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
        self.isStated = isStated
    }

    /// The side of it, in units of the view boxes.
    package var side: Double? { common }

    /// Drawings that are wider or higher than a frame by more were drawn in other units.
    private static let mostFrames = 2.0

    /// The frame that the line of a drawing must state; nil where it is the inherited one, or the one that counts
    /// without it: the longer side.
    package func stated(by drawing: DraftDrawing) -> Double? {
        let (width, height) = drawing.size
        let side = max(width, height)
        guard let common, side > 0 else { return nil }
        // Square, with margins around the drawn area: a frame of its own. Else it is a part of one, or a wide one.
        let isOwn = width == height && !drawing.isCropped || side > common * (width == height ? 1 : Self.mostFrames)
        let frame = isOwn ? side : common
        return frame == (isStated ? common : side) ? nil : frame
    }

    /// The longer side of a drawing's view box; nil for one that cannot be read.
    package static func side(of source: SourceFile) -> Double? {
        (try? GlyphReader.read(source, name: source.path))?.0.viewBox.extent
    }
}

extension [DraftDrawing] {
    /// The frame that a new manifest states for all; nil where their view boxes are alike. Drawings of another one
    /// state it themselves.
    package mutating func stateFrames() -> Double? {
        let sides = map { Swift.max($0.size.width, $0.size.height) }
        guard Set(sides).count > 1 else { return nil }
        let frame = DraftFrame(commonestOf: sides, isStated: true)
        for index in indices { self[index].frame = frame.stated(by: self[index]) }
        return frame.side
    }
}
