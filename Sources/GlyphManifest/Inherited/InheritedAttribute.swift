internal import GlyphModel
internal import Markup
internal import SemanticColor

/// An attribute that a glyph inherits from its groups and the root: its rule, and the function that reads its value.
///
/// A new one is a property of a part of `GlyphSettings`, an entry in this folder, and the place that uses it.
struct InheritedAttribute: Sendable {
    /// Reads a value into the settings. A value that the grammar refused, and reported, changes nothing.
    typealias Reading = @Sendable (Element.Attribute, inout InheritedSettings, inout ManifestReader) -> Void
    typealias Setting<Value> = any WritableKeyPath<InheritedSettings, Value> & Sendable

    let rule: AttributeRule
    let read: Reading
    /// Whether it chooses among fills. Then the fill of a glyph whose own element states it is not reported as
    /// uncertain.
    let choosesFill: Bool

    init(_ rule: AttributeRule, choosesFill: Bool = false, read: @escaping Reading) {
        self.rule = rule
        self.choosesFill = choosesFill
        self.read = read
    }

    static func all(_ vocabulary: ManifestVocabulary) -> [InheritedAttribute] {
        colors + forms(vocabulary) + fills + audits
    }

    /// One of some values.
    ///
    /// - Parameter meaning: the meaning of each value, in a few words.
    static func choice<Value: CaseIterable & RawRepresentable<String> & Sendable>(
        _ name: String, _ setting: Setting<Value>, _ doc: String, example: Value, meaning: (Value) -> String
    ) -> InheritedAttribute {
        let standard = AttributeRule.Standard.value(InheritedSettings()[keyPath: setting].rawValue)
        let rule = AttributeRule(
            name, .one(of: Value.self, meaning), doc, standard: standard, example: example.rawValue)
        return InheritedAttribute(rule) { attribute, inherited, _ in
            if let value = Value(rawValue: attribute.value) { inherited[keyPath: setting] = value }
        }
    }

    /// One of some values, or nothing.
    static func choice<Value: CaseIterable & RawRepresentable<String> & Sendable>(
        _ name: String, _ setting: Setting<Value?>, _ doc: String, standard: AttributeRule.Standard, example: Value,
        meaning: (Value) -> String
    ) -> InheritedAttribute {
        let rule = AttributeRule(
            name, .one(of: Value.self, meaning), doc, standard: standard, example: example.rawValue)
        return InheritedAttribute(rule) { attribute, inherited, _ in
            if let value = Value(rawValue: attribute.value) { inherited[keyPath: setting] = value }
        }
    }

    /// A number in a range.
    static func number(
        _ name: String, _ range: ClosedRange<Double>, _ setting: Setting<Double>, _ doc: String, example: String
    ) -> InheritedAttribute {
        let standard = AttributeRule.Standard.value(DecimalNumber.text(InheritedSettings()[keyPath: setting]))
        return InheritedAttribute(AttributeRule(name, .number(range), doc, standard: standard, example: example)) {
            attribute, inherited, _ in
            if let value = DecimalNumber.value(attribute.value) { inherited[keyPath: setting] = value }
        }
    }
}

// MARK: - Settings

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
    /// The numbers of the patterns that name drawings, the nearest last.
    var drawn: [Int] = []

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
