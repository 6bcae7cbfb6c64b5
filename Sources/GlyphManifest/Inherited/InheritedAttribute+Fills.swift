internal import GlyphModel
internal import Markup

extension InheritedAttribute {
    /// How it is filled.
    static let fills: [InheritedAttribute] = [
        InheritedAttribute(
            AttributeRule(
                "fill-style", .one(of: FillStyle.named.map { .init($0.name, $0.meaning) }),
                "The style of filled forms; the attributes below change single choices of it.",
                standard: .value("knockout"), example: "facet"), choosesFill: true
        ) { attribute, inherited, _ in
            let named = FillStyle.named.first { $0.name == attribute.value }
            inherited.style = named?.style ?? inherited.style
        },
        fillChoice(
            "lines", \.lines, "Which lines that hang on a body's wall are cut out of it.", example: .cut
        ) { lines in
            switch lines {
            case .keep: "none"
            case .fold: "those that fold the corner of a page"
            case .detail: "those that are details, too, such as an envelope's flap"
            case .cut: "all but those that part two bodies, as the edge of a lid does"
            case .split: "all"
            }
        },
        fillChoice(
            "rings", \.rings, "Whether what lies inside of a ring on a body is filled again.", example: .clear
        ) { rings in
            switch rings {
            case .fill: "always"
            case .person: "but for a person's head and shoulders"
            case .emblem: "but for those, and for hollow signs that stand alone in the middle of a body"
            case .clear: "never"
            }
        },
        fillChoice(
            "gaps", \.gaps, "Bodies that are open where a badge or a slash clears them, or at the bottom.",
            example: .open
        ) { gaps in
            switch gaps {
            case .close: "filled as if closed"
            case .open: "left open"
            }
        },
        fillChoice("handles", \.handles, "The hole of a shackle or of a handle.", example: .open) { handles in
            switch handles {
            case .fill: "filled"
            case .loop: "left open where it is the loop of a line"
            case .open: "left open"
            }
        },
        fillChoice(
            "panels", \.panels,
            "What is filled of a box that a line parts straight across, as a window below its title bar.",
            example: .both
        ) { panels in
            switch panels {
            case .strip: "the strip"
            case .panel: "the panel"
            case .both: "both"
            }
        },
        length(
            "gap-width", { $0.gapWidth = $1 },
            "The least clearance around what crosses a body, in units of the view box.",
            standard: "as it was drawn", example: "1.5"),
        length(
            "inset", { $0.inset = $1 },
            "How far the outline of a filled body draws back, in units of the view box.",
            standard: .value("0"), example: "0.5"),
        choice(
            "uncertain-fill", \.settings.uncertainFill,
            "What becomes of a low-confidence fill, where the glyph itself does not say how it is filled.",
            example: .outline
        ) { policy in
            switch policy {
            case .take: "it is taken as it is"
            case .alternative: "the choice that casts most doubt on it is made the other way"
            case .outline: "the outline is kept"
            }
        },
        number(
            "uncertainty", 0...1, \.settings.uncertainty,
            "A fill whose uncertainty is above this is a low-confidence fill.", example: "0.6"),
    ]

    private typealias FillSetting<Value> = any WritableKeyPath<FillStyle, Value> & Sendable

    /// A single choice of the style.
    private static func fillChoice<Value: CaseIterable & RawRepresentable<String> & Sendable>(
        _ name: String, _ setting: FillSetting<Value>, _ doc: String, example: Value, meaning: (Value) -> String
    ) -> InheritedAttribute {
        let rule = AttributeRule(
            name, .one(of: Value.self, meaning), doc, standard: "what the style says", example: example.rawValue)
        return InheritedAttribute(rule, choosesFill: true) { attribute, inherited, _ in
            guard let value = Value(rawValue: attribute.value) else { return }
            inherited.choices.append { $0[keyPath: setting] = value }
        }
    }

    private static func length(
        _ name: String, _ set: @escaping @Sendable (inout FillStyle, Double) -> Void, _ doc: String,
        standard: AttributeRule.Standard, example: String
    ) -> InheritedAttribute {
        InheritedAttribute(AttributeRule(name, .number(0...1000), doc, standard: standard, example: example)) {
            attribute, inherited, _ in
            guard let value = DecimalNumber.value(attribute.value) else { return }
            inherited.choices.append { set(&$0, value) }
        }
    }
}
