internal import GlyphModel
internal import Markup
internal import SemanticColor

extension InheritedAttribute {
    /// How it is checked.
    static let audits: [InheritedAttribute] = [
        InheritedAttribute(
            AttributeRule(
                "on", .list(of: .name),
                "What it is shown on: background colours of the system, colours of your own, or materials.",
                standard: .value(AuditSettings().backgrounds.joined(separator: " ")),
                example: "systemBackground material.thin")
        ) { attribute, inherited, reader in
            let names = reader.items(of: attribute).filter(ValueSyntax.name.accepts)
            for name in names { reader.checkBackground(name, attribute) }
            if !names.isEmpty { inherited.settings.audit.backgrounds = names.map(String.init) }
        },
        InheritedAttribute(
            AttributeRule(
                "contrast", .number(1...21),
                "The minimum contrast ratio with what it touches; less is an error. If stated, it also applies to"
                    + " colours that the system pairs.",
                standard: .words("\(DecimalNumber.text(AuditSettings().contrast)), except for what the system pairs"),
                example: "4.5")
        ) { attribute, inherited, _ in
            guard let ratio = DecimalNumber.value(attribute.value) else { return }
            inherited.settings.audit.contrast = ratio
            inherited.settings.audit.statesContrast = true
        },
        InheritedAttribute(
            AttributeRule(
                "size", .list(of: .numbers(1...1000, expectation: "numbers of points from 1 to 1000")),
                "The sizes in points at which it is shown. Up to \(DecimalNumber.text(AuditSettings.smallSize)), a "
                    + "colour of your own should have a contrast of 7.",
                standard: .words(DecimalNumber.text(AuditSettings.standardSize)), example: "16 24")
        ) { attribute, inherited, reader in
            let sizes = reader.items(of: attribute).compactMap(DecimalNumber.value)
            if !sizes.isEmpty { inherited.settings.audit.sizes = sizes }
        },
    ]

    /// On the root alone.
    static let audit = choice(
        "audit", \.settings.audit.standard,
        "Which rule applies to colours that the system itself pairs, such as `systemYellow` on `systemBackground`.",
        example: AuditStandard.wcag
    ) { standard in
        switch standard {
        case .guideline: "Apple's guidelines, which recommend the pair; its ratio is reported at info"
        case .wcag: "WCAG; a ratio below `contrast` is an error"
        }
    }

    /// The audit reads it from the text, on any element.
    static let allow = InheritedAttribute(
        AttributeRule(
            "allow", .list(of: .identifier),
            "Ids of lints whose findings are accepted in this element and in all that it contains.",
            standard: "none", example: "doubtful-fill")
    ) { _, _, _ in }
}
