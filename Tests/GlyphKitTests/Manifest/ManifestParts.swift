import GlyphKit
import Markup

/// Pieces of manifests, with what makes a whole of them.
enum ManifestParts {
    static let grammar = ManifestGrammar.standard.grammar

    /// A valid element of each name, without its end, so that attributes can be put behind it.
    static let starts: [String: String] = [
        "glyphs": "<glyphs version='1'", "palette": "<palette", "color": "<color name='a'",
        "value": "<value srgb='#000'", "import": "<import tokens='a'", "examples": "<examples",
        "group": "<group name='a'",
        "glyph": "<glyph name='a'", "layer": "<layer select='a' role='primary'", "part": "<part select='a' fill='cut'",
        "appearance": "<appearance", "variant": "<variant name='slash' source='a.svg'",
        "badge": "<badge source='a.svg'",
        "export": "<export format='asset-catalog'",
    ]

    static let parents: [String: String] = [
        "palette": "glyphs", "color": "palette", "value": "color", "import": "palette", "examples": "glyphs",
        "group": "glyphs",
        "glyph": "glyphs", "layer": "glyph", "part": "glyph", "appearance": "glyph", "variant": "glyph",
        "badge": "glyph",
        "export": "glyphs",
    ]

    /// A whole manifest around an element.
    static func wrapped(_ element: String, in parent: String?) -> String {
        guard let parent else { return element }
        let start = starts[parent] ?? ""
        return wrapped("\(start)>\(element)</\(parent)>", in: parents[parent])
    }

    /// A whole element with what makes it valid in it.
    static func element(_ name: String, attributes: String = "", children: String = "") -> String {
        let needed = name == "color" && !attributes.contains("same-as") ? "<value srgb='#000'/>" : ""
        return "\(starts[name] ?? "") \(attributes)>\(needed)\(children)</\(name)>"
    }

    /// An element with an attribute, which replaces its former value and the attributes that exclude it, and comes with
    /// what it belongs to.
    static func element(_ rule: ElementRule, with attribute: AttributeRule, value: String) throws -> String {
        var start = starts[rule.name] ?? ""
        if let condition = attribute.condition, let value = condition.values?.first {
            start.replace(try Regex(" \(condition.attribute)='[^']*'"), with: " \(condition.attribute)='\(value)'")
        }
        for other in rule.exactlyOne.contains(attribute.name) ? rule.exactlyOne : [attribute.name] {
            start.replace(try Regex(" \(other)='[^']*'"), with: "")
        }
        let needed = rule.name == "color" && attribute.name != "same-as" ? "<value srgb='#000'/>" : ""
        return "\(start) \(attribute.name)=\"\(XMLWriter.escaped(value))\">\(needed)</\(rule.name)>"
    }
}
