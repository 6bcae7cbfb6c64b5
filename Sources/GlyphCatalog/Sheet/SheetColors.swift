internal import GlyphFormats
internal import GlyphModel
internal import Markup
internal import SemanticColor

/// The color sets of a catalog in the palette of its sheet, beside the system's own colours.
struct SheetColors {
    private(set) var palette = Palette.newestSystem
    /// In the order of their paths.
    private(set) var listed: [ListedColor] = []
    /// The names by the paths of the sets.
    private(set) var names: [String: ColorRole] = [:]
    private(set) var left: [SkippedPart] = []

    init(_ sets: [ColorSet], of catalog: String) {
        for set in sets.sorted(by: { $0.set.path.precedesByBytes($1.set.path) }) {
            guard let color = Self.color(of: set) else {
                left.append(SkippedPart(path: set.set.path, reason: "it has no colour"))
                continue
            }
            let role = role(of: set.set, in: catalog)
            palette.define(role, as: color)
            listed.append(ListedColor(role: role, title: set.set.qualifiedName, groups: set.set.groups.map(\.name)))
            names[set.set.path] = role
        }
    }

    /// A name that no other colour has: a set may have the name of another one, or of the system's.
    private func role(of set: AssetSet, in catalog: String) -> ColorRole {
        let path = (set.groups.map(\.name) + [set.name]).joined(separator: "/")
        let names = [set.qualifiedName, path, FolderPath.last(of: catalog) + "/" + path, set.path]
        let free = names.map(ColorRole.init(rawValue:)).first { palette[$0] == nil }
        return free ?? ColorRole(rawValue: set.path)
    }

    /// The colour that a running system shows; the one that there is where that is none.
    private static func color(of set: ColorSet) -> DynamicColor? {
        guard let usual = set.color(in: .light) ?? set.family.first?.value?[.light] else { return nil }
        var color = DynamicColor(usual)
        for appearance in Appearance.allCases {
            guard let value = set.color(in: appearance), color[appearance] != value else { continue }
            color.state(value, for: appearance)
        }
        return color
    }
}
