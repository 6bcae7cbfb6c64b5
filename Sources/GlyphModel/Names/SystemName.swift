package import SemanticColor

/// Names that belong to the system: no other colour can have one, as code and asset catalogs know them already.
package enum SystemName {
    /// What an import that uses such a name does with it.
    package enum Verdict: Equatable {
        /// Not a name of the system's.
        case free
        /// The system's own colour.
        case system
        /// Other values than the system's; those of another generation, if one has them.
        case differs(sameIn: SystemColors.Generation?)
    }

    /// - Parameter generation: of the palette; any will do where it has none.
    package static func verdict(on role: ColorRole, _ color: DynamicColor, in generation: SystemColors.Generation?)
        -> Verdict
    {
        guard SystemColors.isName(role) else { return .free }
        let known = SystemColors.Generation.allCases.reversed()
        if let generation, isSystem(color, role, generation) { return .system }
        let other = known.first { isSystem(color, role, $0) }
        return generation == nil && other != nil ? .system : .differs(sameIn: other)
    }

    /// In light and dark, and wherever else the file states a value: files without high contrast or levels fall back
    /// where the system does not.
    private static func isSystem(
        _ color: DynamicColor, _ role: ColorRole, _ generation: SystemColors.Generation
    ) -> Bool {
        guard let system = SystemColors.color(role, in: generation) else { return false }
        return Appearance.allCases.allSatisfy { appearance in
            let counts = appearance == .light || appearance == .dark || color.stated(appearance) != nil
            return !counts || isSame(color[appearance], system[appearance])
        }
    }

    /// To the byte, and to the three decimals in which color sets state an opacity.
    private static func isSame(_ a: Color, _ b: Color) -> Bool {
        abs(a.alpha - b.alpha) <= 0.001 && (a.hex == b.hex || a.alpha == 0)
    }

    /// A name for a colour of one's own: `appLabel` for `label`, `appRed` for `systemRed`.
    ///
    /// - Parameter taken: is another colour of one's own called so?
    package static func proposal(for name: String, taken: (String) -> Bool) -> String {
        func isTaken(_ name: String) -> Bool { taken(name) || SystemColors.isName(ColorRole(rawValue: name)) }
        let bare = name.replacing("System", with: "").replacing("system", with: "")
        let stem = bare.isEmpty ? name : bare
        let proposal = "app" + stem.prefix(1).uppercased() + stem.dropFirst()
        if !isTaken(proposal) { return proposal }
        var number = 2
        while isTaken(proposal + String(number)) { number += 1 }
        return proposal + String(number)
    }
}
