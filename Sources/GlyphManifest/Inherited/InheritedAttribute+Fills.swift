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
            guard let named = FillStyle.named.first(where: { $0.name == attribute.value }) else { return }
            inherited.style = named.style
            inherited.statedFill.formUnion(.named)
        },
        fillChoice(
            "lines", \.lines, .lines, "Which lines that end on the boundary of a filled shape are cut out of it.",
            example: .cut
        ) { lines in
            switch lines {
            case .keep: "none"
            case .fold: "those that fold the corner of a page"
            case .detail: "these, and details such as an envelope's flap"
            case .cut: "all except those that divide two shapes, such as the edge of a lid"
            case .split: "all"
            }
        },
        fillChoice(
            "rings", \.rings, .rings, "Whether the interior of a ring on a filled shape is filled again.",
            example: .clear
        ) { rings in
            switch rings {
            case .fill: "always"
            case .person: "always, except for a person's head and shoulders"
            case .emblem: "always, except for these and for a hollow emblem alone in the middle of a shape"
            case .clear: "never"
            }
        },
        fillChoice(
            "gaps", \.gaps, .gaps, "Shapes that are open where a badge or a slash clears them, or at the bottom.",
            example: .open
        ) { gaps in
            switch gaps {
            case .close: "filled as if closed"
            case .open: "left open"
            }
        },
        fillChoice("handles", \.handles, .handles, "The counter of a shackle or of a handle.", example: .open) {
            handles in
            switch handles {
            case .fill: "filled"
            case .loop: "left open if it is the loop of a stroke"
            case .open: "left open"
            }
        },
        fillChoice(
            "panels", \.panels, .panels,
            "Which part of a box is filled where a straight line divides it, such as a window with a title bar.",
            example: .strip
        ) { panels in
            switch panels {
            case .strip: "the strip"
            case .panel: "the panel"
            case .both: "both"
            }
        },
        length(
            "gap-width", .gapWidth, { $0.gapWidth = $1 },
            "The least clearance around an overlay, such as a slash or a badge, in units of the view box.",
            standard: "as it was drawn", example: "1.5"),
        length(
            "inset", .inset, { $0.inset = $1 },
            "How far the boundary of a filled shape is inset, in units of the view box.",
            standard: .value("0"), example: "0.5"),
        choice(
            "relatives", \.settings.geometry.relatives,
            "Whether a fill is like simpler glyphs of the set with the same body.", example: .none
        ) { policy in
            switch policy {
            case .all:
                "a body that a simpler glyph shows whole is filled as it is there, and closed where a sign hides it"
            case .none: "the glyph is filled as if it were alone, and no other one is filled like it"
            }
        },
        choice(
            "uncertain-fill", \.settings.geometry.uncertainFill,
            "What to do with a low-confidence fill, unless the glyph itself says how it is filled.",
            example: .outline
        ) { policy in
            switch policy {
            case .take: "use it as it is"
            case .alternative: "take the likeliest alternative"
            case .outline: "keep the outline"
            }
        },
        number(
            "uncertainty", 0...1, \.settings.geometry.uncertainty,
            "A fill whose uncertainty is above this is a low-confidence fill.", example: "0.6"),
    ]

    private typealias FillSetting<Value> = any WritableKeyPath<FillStyle, Value> & Sendable

    /// A single choice of the style.
    private static func fillChoice<Value: CaseIterable & RawRepresentable<String> & Sendable>(
        _ name: String, _ setting: FillSetting<Value>, _ option: FillOptions, _ doc: String, example: Value,
        meaning: (Value) -> String
    ) -> InheritedAttribute {
        let rule = AttributeRule(
            name, .one(of: Value.self, meaning), doc, standard: "what the style says", example: example.rawValue)
        return InheritedAttribute(rule, choosesFill: true) { attribute, inherited, _ in
            guard let value = Value(rawValue: attribute.value) else { return }
            inherited.choices.append { $0[keyPath: setting] = value }
            inherited.statedFill.insert(option)
        }
    }

    private static func length(
        _ name: String, _ option: FillOptions, _ set: @escaping @Sendable (inout FillStyle, Double) -> Void,
        _ doc: String, standard: AttributeRule.Standard, example: String
    ) -> InheritedAttribute {
        InheritedAttribute(AttributeRule(name, .number(0...1000), doc, standard: standard, example: example)) {
            attribute, inherited, _ in
            guard let value = DecimalNumber.value(attribute.value) else { return }
            inherited.choices.append { set(&$0, value) }
            inherited.statedFill.insert(option)
        }
    }
}
