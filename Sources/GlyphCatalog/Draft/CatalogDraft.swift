package import GlyphFormats
internal import GlyphModel
internal import Markup
internal import SemanticColor

/// A manifest that builds a catalog that is there: its image sets of SVG files as glyphs, its color sets as the
/// palette, its groups. The export is like the catalog (`LikeCatalog`), so that the written one has the same names,
/// appearances and properties.
///
/// What a manifest cannot state is left out, each with its reason. Nothing is read here and nothing is written: the
/// drawings are named at their own paths in the catalog, and `copies` has what the manifest's folder must have for
/// that, if the catalog is not in it.
package struct CatalogDraft: Sendable {
    /// The manifest.
    package let text: String
    /// The number of its glyphs.
    package let glyphs: Int
    /// The number of its colours.
    package let colors: Int
    /// The drawings and the `Contents.json` of the sets that the manifest has, at their paths below its folder.
    package let copies: [AssetFile]
    /// The paths of the groups below the catalog that glyphs or colours are in, outermost first, and an empty one for
    /// the catalog itself. Their `Contents.json` belongs to the copies, too, where there is one.
    package let groups: [String]
    /// What the catalog does not say, and the manifest states: each a sentence without its end.
    package let guesses: [String]
    /// The parts of the catalog that the manifest does not have, in the order of their paths.
    package let left: [SkippedPart]

    /// - Parameters:
    ///   - sets: image sets of one catalog, as they were read.
    ///   - colors: its color sets.
    ///   - catalog: the catalog, with which the paths of the sets begin.
    ///   - path: the path by which the manifest names it; nil for its own name, next to the manifest.
    ///   - output: the manifest's `output`.
    ///   - hasUnreadColors: whether the catalog has further color sets, which cannot be read.
    ///   - isInPlace: whether the whole catalog is at this path. Otherwise only the sets are that the manifest has.
    ///   - hasSheet: whether the manifest writes a review sheet, too.
    package init(
        sets: [ImageSet], colors: [ColorSet], catalog: String, at path: String? = nil,
        output: String = "Output", hasUnreadColors: Bool = false, isInPlace: Bool = true, hasSheet: Bool = true
    ) {
        let path = path ?? FolderPath.last(of: catalog)
        let place = CatalogPlace(catalog: catalog, path: path)
        var (left, glyphs, names) = ([SkippedPart](), [DraftGlyph](), DraftedNames())
        for set in sets.sorted(by: { $0.set.path.precedesByBytes($1.set.path) }) {
            do throws(DraftRefusal) {
                let glyph = try DraftGlyph(set, in: place)
                try names.add(set.set)
                glyphs.append(glyph)
            } catch {
                left.append(SkippedPart(path: set.set.path, reason: error.reason))
            }
        }
        var drafted = DraftColors(colors, in: place)
        let palette = drafted.palette(isInPlace: isInPlace, hasOthers: hasUnreadColors)
        left += drafted.left
        let files = glyphs.flatMap(\.files) + drafted.sets.flatMap { place.contents(of: $0.set) }
        var groups: [String] = [""]
        for set in glyphs.map(\.set) + drafted.sets.map(\.set) {
            var group = ""
            for name in set.groups.map(\.name) {
                group = FolderPath.below(group, name)
                groups.append(group)
            }
        }
        (self.copies, self.groups) = (files, groups.uniqued)
        (self.glyphs, self.colors) = (glyphs.count, drafted.count)
        self.left = left.sorted { $0.path.precedesByBytes($1.path) }
        guesses = Self.guesses(of: glyphs) + drafted.guesses
        text = Self.text(glyphs, palette, path: path, output: output, hasSheet: hasSheet)
    }

    private static func text(
        _ glyphs: [DraftGlyph], _ palette: XMLNode?, path: String, output: String, hasSheet: Bool
    ) -> String {
        var root = XMLNode(
            "glyphs",
            [
                ("version", "1"), ("output", output), ("rendering", RenderingMode.original.rawValue),
                ("dark", DarkForm.same.rawValue),
            ])
        var tree = DraftGroup()
        for glyph in glyphs { tree.add(glyph.node, in: glyph.set.groups[...]) }
        root.children = [palette].compactMap { $0 } + tree.nodes
        let name = FolderPath.last(of: path)
        root.children.append(
            XMLNode("export", [("format", "asset-catalog"), ("path", name), (LikeCatalog.option, path)]))
        if hasSheet { root.children.append(XMLNode("export", [("format", "preview")])) }
        let comment = "<!-- 'twinlight schema reference' describes this file. -->"
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(comment)\n" + XMLWriter().string(root)
    }

    /// One sentence for each kind of guess, with the names.
    private static func guesses(of glyphs: [DraftGlyph]) -> [String] {
        DraftGuess.allCases.compactMap { guess in
            let names = glyphs.filter { $0.guesses.contains(guess) }.map(\.set.qualifiedName)
            return names.isEmpty ? nil : guess.rawValue + ": " + names.joined(separator: ", ")
        }
    }
}

/// What the set of a glyph does not say.
enum DraftGuess: String, CaseIterable {
    case intent = "no rendering intent is stated, so they keep their own colours"
    case tint = "the app gives these templates their colour, so they have the tint of labels"
    case darkHigh = "dark and increased contrast are there, but not both together: there, the picture for dark is taken"
    case devices = "one picture is for several devices or scales"
    case mirrored = "pictures for left to right alone are mirrored in the other direction"
}

/// The reason why the manifest cannot have a set.
struct DraftRefusal: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}

/// Where a catalog is, for people and for the manifest.
struct CatalogPlace {
    let catalog: String
    let path: String

    /// The path in the manifest's folder of a path in the catalog.
    func path(of full: String) -> String {
        full.utf8.count > catalog.utf8.count
            ? FolderPath.below(path, String(full.dropFirst(catalog.count + 1))) : path
    }

    /// The `Contents.json` of a set, to be copied.
    func contents(of set: AssetSet) -> [AssetFile] {
        set.contents.map { [AssetFile(path: path(of: set.path) + "/Contents.json", bytes: $0.source.bytes)] } ?? []
    }
}

/// The names of glyphs and groups that are taken: file systems do not distinguish all of them.
private struct DraftedNames {
    private var taken: [String: String] = [:]
    private var folders: [String: String] = [:]

    mutating func add(_ set: AssetSet) throws(DraftRefusal) {
        if let fault = PortableName.fault(set.name, room: PortableName.suffixRoom) {
            throw DraftRefusal("its name \(fault)")
        }
        var path = ""
        for group in set.groups {
            if let fault = PortableName.fault(group.name) { throw DraftRefusal("the group '\(group.name)' \(fault)") }
            if group.name.contains(".") { throw DraftRefusal("the name of the group '\(group.name)' has a period") }
            path = FolderPath.below(path, group.name)
            let known = folders[PortableName.folded(path)] ?? path
            folders[PortableName.folded(path)] = known
            guard known.utf8.elementsEqual(path.utf8) else {
                throw DraftRefusal("the groups '\(known)' and '\(path)' are one folder on disks that ignore case")
            }
        }
        let folded = PortableName.folded(set.qualifiedName)
        if let other = taken[folded] { throw DraftRefusal("its name cannot be distinguished from '\(other)'") }
        taken[folded] = set.qualifiedName
    }
}

/// The glyphs of a group, and the groups in it, in the order in which they are added.
private struct DraftGroup {
    private var glyphs: [XMLNode] = []
    private var names: [GroupName] = []
    private var groups: [DraftGroup] = []

    mutating func add(_ glyph: XMLNode, in path: ArraySlice<GroupName>) {
        guard let first = path.first else { return glyphs.append(glyph) }
        let index = names.firstIndex(of: first) ?? names.count
        if index == names.count {
            names.append(first)
            groups.append(DraftGroup())
        }
        groups[index].add(glyph, in: path.dropFirst())
    }

    var nodes: [XMLNode] {
        glyphs
            + zip(names, groups).map { name, group in
                XMLNode(
                    "group", [("name", name.name)] + (name.isNamespace ? [("namespace", "true")] : []),
                    children: group.nodes)
            }
    }
}
