internal import GlyphModel
internal import Markup
internal import SemanticColor

extension InheritedAttribute {
    /// What it is held against.
    static let audits: [InheritedAttribute] = [
        InheritedAttribute(
            AttributeRule(
                "on", .list(of: .name),
                "What it is shown on: background colours of the system, colours of your own, or materials.",
                standard: .value(GlyphSettings().backgrounds.joined(separator: " ")),
                example: "systemBackground material.thin")
        ) { attribute, inherited, reader in
            let names = reader.items(of: attribute).filter(ValueSyntax.name.accepts)
            for name in names { reader.checkBackground(name, attribute) }
            if !names.isEmpty { inherited.settings.backgrounds = names.map(String.init) }
        },
        InheritedAttribute(
            AttributeRule(
                "contrast", .number(1...21),
                "The least contrast ratio to what it meets; less is an error. Where it is stated, it holds for what the"
                    + " system pairs, too.",
                standard: .words("\(DecimalNumber.text(GlyphSettings().contrast)), but for what the system pairs"),
                example: "4.5")
        ) { attribute, inherited, _ in
            guard let ratio = DecimalNumber.value(attribute.value) else { return }
            inherited.settings.contrast = ratio
            inherited.settings.statesContrast = true
        },
        InheritedAttribute(
            AttributeRule(
                "size", .list(of: .numbers(1...1000, expectation: "numbers of points from 1 to 1000")),
                "The sizes in points at which it is shown. Up to \(DecimalNumber.text(GlyphSettings.smallSize)), a "
                    + "colour of your own should have a contrast of 7.",
                standard: .words(DecimalNumber.text(GlyphSettings.standardSize)), example: "16 24")
        ) { attribute, inherited, reader in
            let sizes = reader.items(of: attribute).compactMap(DecimalNumber.value)
            if !sizes.isEmpty { inherited.settings.sizes = sizes }
        },
    ]

    /// On the root alone.
    static let audit = choice(
        "audit", \.settings.audit,
        "Whose rule holds for what the system itself pairs, such as `systemYellow` on `systemBackground`.",
        example: AuditStandard.wcag
    ) { standard in
        switch standard {
        case .guideline: "the guidelines', which recommend it; its ratio is reported at info"
        case .wcag: "that of WCAG; a ratio below `contrast` is an error"
        }
    }

    /// Elements that no glyph inherits from have it, too: it is read there by the audit.
    static let allow = InheritedAttribute(
        AttributeRule(
            "allow", .list(of: .identifier), "Ids of lints that are accepted here, and in all that the element holds.",
            standard: "none", example: "doubtful-fill")
    ) { attribute, inherited, reader in
        inherited.settings.allow += reader.items(of: attribute).map(String.init)
    }
}
