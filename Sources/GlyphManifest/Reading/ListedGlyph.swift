internal import GlyphModel
internal import Markup

/// A glyph that has an element of its own. A pattern that matches its file, and would give it the same name, skips it:
/// so one of many files can have settings of its own.
struct ListedGlyph: Hashable {
    /// The namespaces in front of its own name.
    private var spaces: [String]
    private var name, source: String

    init(_ groups: [GroupName], name: String, source: String) {
        spaces = groups.filter(\.isNamespace).map(\.name)
        (self.name, self.source) = (name, source)
    }

    static func all(in root: Element) -> Set<ListedGlyph> {
        var result: Set<ListedGlyph> = []
        collect(root, groups: [], &result)
        return result
    }

    private static func collect(_ element: Element, groups: [GroupName], _ result: inout Set<ListedGlyph>) {
        for child in element.children {
            if child.name == "group" {
                let group = GroupName(child["name"] ?? "", isNamespace: child["namespace"] == "true")
                collect(child, groups: groups + [group], &result)
            } else if child.name == "glyph" {
                let source = child["source"] ?? child["name"].map { $0 + ".svg" } ?? ""
                if source.contains("*") { continue }
                let name = child["name"] ?? DrawingPath.name(of: source)
                result.insert(ListedGlyph(groups, name: name, source: source))
            }
        }
    }
}
