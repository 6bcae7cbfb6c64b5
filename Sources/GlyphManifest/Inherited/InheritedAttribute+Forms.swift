internal import GlyphModel
internal import Markup
internal import SemanticColor

extension InheritedAttribute {
    /// The pictures that are made of it.
    static func forms(_ vocabulary: ManifestVocabulary) -> [InheritedAttribute] {
        [
            choice("dark", \.settings.geometry.dark, "The form that dark appearances show.", example: .fill) { form in
                switch form {
                case .same: "the same as light ones"
                case .fill: "the filled form"
                }
            },
            appearances, variants(vocabulary), weights,
            choice("slash", \.settings.geometry.slash, "The diagonal of slashed variants.", example: .up) { direction in
                switch direction {
                case .down: "from top left to bottom right"
                case .up: "from bottom left to top right"
                }
            },
            choice(
                "enclosed", \.settings.geometry.enclosed,
                "The form of the glyph in a filled circle, square or rectangle.",
                standard: "the filled form, unless it is nearly as round or as square as what encloses it",
                example: .outline
            ) { form in
                switch form {
                case .outline: "as it was drawn"
                case .fill: "the filled form"
                }
            },
            choice(
                "direction", \.settings.export.direction,
                "What becomes of the glyph where text runs from right to left, unless it has an `rtl-source`.",
                example: .mirrors
            ) { direction in
                switch direction {
                case .fixed: "it stays as it is"
                case .mirrors: "it is mirrored, as arrows along the text are"
                }
            },
            choice(
                "strokes", \.settings.export.strokes,
                "How strokes are written, in formats that have strokes; in those, it counts before what the export states.",
                standard: "what the export states", example: .keep
            ) { $0.meaning },
            effects, frame,
            choice(
                "drop", \.settings.geometry.drop, "What of a drawing is left out before anything is made of it.",
                example: .frame
            ) { content in
                switch content {
                case .none: "nothing"
                case .frame: "rectangles at the back, of one colour each, that cover the whole picture"
                }
            },
        ]
    }

    private static let frame = InheritedAttribute(
        AttributeRule(
            "frame", .number(0.01...100_000),
            "The side of the square that drawings are made for, in units of their view boxes. Symbols of one frame are of "
                + "one scale, also where a drawing was cropped.",
            standard: "the longer side of each view box", example: "24")
    ) { attribute, inherited, _ in
        if let side = DecimalNumber.value(attribute.value) { inherited.settings.geometry.frame = side }
    }

    private static let appearances: InheritedAttribute = {
        let known: [Appearance] = [.light, .dark, .lightHigh, .darkHigh]
        let standard = GeometrySettings().appearances.map(\.name).joined(separator: " ")
        let rule = AttributeRule(
            "appearances", .list(of: .one(of: known.map { .init($0.name) })),
            "The appearances to write. `light` is required; `-high` is increased contrast.",
            standard: .value(standard), example: "light dark light-high dark-high")
        return InheritedAttribute(rule) { attribute, inherited, reader in
            let names = reader.items(of: attribute)
            let stated = known.filter { names.contains($0.name[...]) }
            if stated.contains(.light) {
                inherited.settings.geometry.appearances = stated
            } else if !stated.isEmpty {
                reader.report(
                    "wrong-value", "the appearances do not include 'light', which the others fall back to",
                    attribute, hint: "add light")
            }
        }
    }()

    private static func variants(_ vocabulary: ManifestVocabulary) -> InheritedAttribute {
        let names = vocabulary.variants.map(\.value)
        let rule = AttributeRule(
            "variants", .list(of: .one(of: vocabulary.variants)),
            "Additional assets, `NAME.VARIANT`, with one form in all appearances.", standard: "none",
            example: names.last ?? "")
        return InheritedAttribute(rule) { attribute, inherited, reader in
            inherited.settings.geometry.variants = reader.items(of: attribute).map(String.init).filter(names.contains)
        }
    }

    private static let weights: InheritedAttribute = {
        let rule = AttributeRule(
            "weights", .list(of: .one(of: StrokeWeight.allCases.map { .init($0.rawValue) })),
            "Additional assets at other stroke weights, `NAME.weight-light` and so on; `regular` is the glyph itself.",
            standard: "none", example: "light regular bold")
        return InheritedAttribute(rule) { attribute, inherited, reader in
            inherited.settings.geometry.weights = reader.items(of: attribute).compactMap {
                StrokeWeight(rawValue: String($0))
            }
            .filter { $0 != .regular }
        }
    }()

    private static let effects = choice(
        "effects", \.settings.geometry.effects,
        "What becomes of shadows, blurs and other filters, blend modes and background blur, which paths cannot represent.",
        example: EffectPolicy.drop
    ) { policy in
        switch policy {
        case .refuse: "an error"
        case .drop: "the drawing is without them, with a warning for each"
        }
    }
}
