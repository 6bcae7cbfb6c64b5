internal import GlyphModel
package import Markup

/// A line that states how a glyph is filled, in one of the forms that a `FillChoice` is written in: attributes of the
/// fill's style, `uncertain-fill="take"`, some `part`s at points, or the outline in dark. `allow="doubtful-fill"`
/// accepts the fill as it is; an empty line states nothing.
///
/// Lines come from pages and from files, so nothing else is one: no other attribute, element or value.
package struct FillLine: Sendable {
    /// As it was given, without white space around it.
    package let text: String
    /// The attributes of the glyph's element.
    let attributes: [Element.Attribute]
    /// The children of the glyph's element.
    let children: [Element]

    package var isEmpty: Bool { attributes.isEmpty && children.isEmpty }

    /// Whether it states parts, and nothing else.
    package var hasOnlyParts: Bool { !children.isEmpty && children.allSatisfy { $0.name == "part" } }
}

extension FillLine {
    /// - Parameter place: the place for the finding.
    /// - Throws: `wrong-choice`, if the text is anything else.
    package init(_ text: String, at place: SourceFile.Location? = nil) throws(Findings) {
        self.text = text.trimmingSpace
        if self.text.isEmpty {
            (attributes, children) = ([], [])
            return
        }
        let isElement = self.text.hasPrefix("<")
        let wrapped = SourceFile(
            path: "line", text: isElement ? "<glyph>\(self.text)</glyph>" : "<glyph \(self.text)/>")
        guard let glyph = try? XMLReader.read(wrapped, limits: .manifest).root, glyph.hasOnlyElements,
            glyph.namespace.isEmpty, isElement ? Self.areChildren(glyph) : Self.areAttributes(glyph)
        else { throw Self.fault(self.text, at: place) }
        (attributes, children) = (glyph.attributes, glyph.children)
    }

    /// More of a text than this is not shown in a message.
    private static let shown = 120

    private static func fault(_ text: String, at place: SourceFile.Location?) -> Findings {
        let isLong = text.count > shown
        return Findings([
            Diagnostic(
                .error, id: "wrong-choice",
                "'\(text.prefix(shown))\(isLong ? "…" : "")' is not a line about the fill of a glyph", at: place,
                hint: "use \(styles.map(\.rule.name).joined(separator: ", ")), uncertain-fill=\"take\", "
                    + "<part at=\"12 9\" fill=\"solid\"/>, <appearance style=\"dark\" form=\"outline\"/> or "
                    + "allow=\"\(doubtful)\", with values that the manifest allows")
        ])
    }

    /// The attributes that choose among fills.
    private static let styles = InheritedAttribute.fills.filter(\.choosesFill)
    private static let stylesByName = Dictionary(uniqueKeysWithValues: styles.map { ($0.rule.name, $0.rule.syntax) })

    /// The lint that `allow` may name.
    static let doubtful = "doubtful-fill"
    static let uncertain = "uncertain-fill"

    /// Whether an attribute of a glyph's own element states how it is filled.
    static func isStated(by attribute: Element.Attribute) -> Bool {
        attribute.namespace.isEmpty && (stylesByName[attribute.name] != nil || attribute.name == uncertain)
    }

    private static func areAttributes(_ glyph: Element) -> Bool {
        let attributes = glyph.attributes
        guard glyph.children.isEmpty, !attributes.isEmpty, attributes.allSatisfy(\.namespace.isEmpty) else {
            return false
        }
        if attributes.count == 1 {
            switch attributes[0].name {
            case uncertain: return attributes[0].value == UncertainFill.take.rawValue
            case "allow": return attributes[0].value == doubtful
            default: break
            }
        }
        return attributes.allSatisfy { stylesByName[$0.name]?.accepts($0.value[...]) ?? false }
    }

    private static func areChildren(_ glyph: Element) -> Bool {
        let children = glyph.children
        guard glyph.attributes.isEmpty, !children.isEmpty,
            children.allSatisfy({ $0.namespace.isEmpty && $0.children.isEmpty && $0.hasOnlyElements })
        else { return false }
        if children.count == 1, children[0].isDarkOutline { return children[0].attributes.count == 2 }
        return children.allSatisfy { child in
            child.name == "part" && child.attributes.count == 2 && child.attributes.allSatisfy(\.namespace.isEmpty)
                && child["at"].map { PartPoint($0) != nil } ?? false
                && child["fill"].map { PartOverride.Treatment(rawValue: $0) != nil } ?? false
        }
    }
}

/// The point of a `part`.
struct PartPoint: Hashable {
    private let x, y: Double

    /// Far beyond any view box, as in the grammar of the manifest.
    private static let bounds = -1_000_000.0...1_000_000

    /// Nil where the text is not a point.
    init?(_ text: String) {
        guard let numbers = DecimalNumber.list(text), numbers.count == 2, numbers.allSatisfy(Self.bounds.contains)
        else { return nil }
        (x, y) = (numbers[0], numbers[1])
    }
}

extension Element {
    /// Whether there is nothing but white space between its children.
    fileprivate var hasOnlyElements: Bool { text.utf8.allSatisfy(\.isXMLSpace) }

    /// Whether it is a `part` that names a point.
    var isPartAtPoint: Bool { name == "part" && namespace.isEmpty && self["at"] != nil }

    /// Whether it shows the outline in dark, at any contrast.
    var isDarkOutline: Bool {
        name == "appearance" && namespace.isEmpty && self["style"] == "dark" && self["contrast"] == nil
            && self["form"] == GlyphForm.outline.rawValue
    }
}

extension String {
    /// Without white space at its beginning and end.
    fileprivate var trimmingSpace: String {
        let space: (Character) -> Bool = { $0.isWhitespace }
        var text = drop(while: space)
        while let last = text.last, space(last) { text.removeLast() }
        return String(text)
    }
}
