internal import GlyphModel
internal import Markup
internal import SemanticColor

extension CatalogLint {
    static let stateEqualsBase: CatalogLint = CatalogLint(
        id: "state-equals-base", severity: .info,
        summary: "The colour of a state is the colour without the state.",
        guideline: "Human Interface Guidelines, Buttons: people tell the states of a control apart, and see which "
            + "controls are inactive.",
        reason: "A control that is disabled looks as if it were enabled, and a press or a selection shows nothing.",
        remedy:
            "Give the state values of its own, or remove the set. A state is a set with the name of another one in the "
            + "same group and `disabled`, `inactive`, `pressed`, `highlighted` or `selected`: `brandDisabled` next to "
            + "`brand`, or `disabled` next to `normal`. It is found if both are the same in all appearances.",
        examples: Examples(
            clean: [
                Example([
                    "brand.colorset/Contents.json": Example.colors(.value("14479E"), .value("8FB8FF", "dark")),
                    "brandDisabled.colorset/Contents.json": Example.colors(.value("8FA3C7"), .value("4A5D80", "dark")),
                    // It differs in dark.
                    "brandPressed.colorset/Contents.json": Example.colors(.value("14479E"), .value("5F8FE0", "dark")),
                    // Another colour's state.
                    "titleDisabled.colorset/Contents.json": Example.colors(.value("14479E"), .value("8FB8FF", "dark")),
                ])
            ],
            unclean: [
                Example([
                    "brand.colorset/Contents.json": Example.colors(.value("14479E"), .value("8FB8FF", "dark")),
                    "brandDisabled.colorset/Contents.json": Example.colors(
                        .value("14479E"), .value("8FB8FF", "dark"), isFound: true),
                ]),
                Example([
                    "Button/normal.colorset/Contents.json": Example.colors(.value("14479E")),
                    // Stated twice.
                    "Button/pressed.colorset/Contents.json": Example.colors(
                        .value("14479E"), .value("14479E", "dark"), isFound: true),
                ]),
            ]),
        check: .color { set, context in
            guard let path = context.relatives.base(ofStateAt: set.set.path), let base = context.colorSet(at: path),
                set.hasSameColors(as: base)
            else { return [] }
            return [
                CatalogLint.stateEqualsBase.finding(
                    "'\(set.set.qualifiedName)' is the same as '\(base.set.qualifiedName)' in all appearances",
                    about: set.set, detail: base.set.qualifiedName,
                    hint: "give it values of its own, so that the state is seen, or remove it")
            ]
        }, judgesWhatIsShown: true)
}

extension ColorSet {
    /// Whether both show the same colour on all devices and in all appearances.
    fileprivate func hasSameColors(as other: ColorSet) -> Bool {
        func devices(_ set: ColorSet) -> Set<[CatalogSlot.Trait]> {
            Set(set.entries.filter { $0.value != nil }.map(\.slot.family))
        }
        guard devices(self) == devices(other), devices(self).count == 1 else { return false }
        return Appearance.withoutLevels.allSatisfy { appearance in
            guard let own = color(in: appearance), let others = other.color(in: appearance) else { return false }
            return own.looksLike(others)
                && entry(in: appearance)?.reference == other.entry(in: appearance)?.reference
        }
    }
}
