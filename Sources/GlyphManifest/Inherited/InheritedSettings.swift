internal import GlyphModel
internal import Markup
internal import SemanticColor

/// The settings stated so far, from the root to a glyph. The single choices of a fill style are kept separate from the
/// style, so that either can be stated without the other. So is the tint, which has a default of its own under
/// vibrancy.
struct InheritedSettings: Sendable {
    var settings = GlyphSettings()
    var tint: ColorRole?
    var style = FillStyle.knockout
    /// Single choices, in the order stated: of two the later one applies.
    var choices: [@Sendable (inout FillStyle) -> Void] = []
    /// The options of the fill style that are stated.
    var statedFill: FillOptions = []
    /// The number of the nearest examples.
    var examples: Int?

    /// The settings with the style's choices applied, and the default tint where none is stated.
    var resolved: GlyphSettings {
        var result = settings
        if let tint = tint ?? settings.audit.vibrancy?.plainRole { result.paint.tint = tint }
        result.geometry.fill = style
        for choose in choices { choose(&result.geometry.fill) }
        return result
    }
}

extension ManifestReader {
    /// Reads the attributes that a glyph inherits from one element.
    mutating func apply(_ element: Element, to inherited: inout InheritedSettings) {
        for attribute in element.attributes where attribute.namespace.isEmpty {
            grammar.settings[attribute.name]?.read(attribute, &inherited, &self)
        }
    }

    /// Whether the element states something that a glyph inherits.
    func statesSettings(_ element: Element) -> Bool {
        element.attributes.contains { $0.namespace.isEmpty && grammar.settings[$0.name] != nil }
    }

    /// The items of a list, each once; a second one is reported.
    mutating func items(of attribute: Element.Attribute) -> [Substring] {
        var items: [Substring] = []
        for item in attribute.value.listItems {
            if items.contains(item) {
                report(
                    "duplicate-value", "'\(item)' is duplicated", attribute, piece: item, hint: "keep one of the two")
            } else {
                items.append(item)
            }
        }
        return items
    }
}
