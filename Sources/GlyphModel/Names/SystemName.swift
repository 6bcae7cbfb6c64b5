package import SemanticColor

/// Names of system colours. No other colour may have one, because code and asset catalogs use them already.
package enum SystemName {
    /// How an import treats a colour with such a name.
    package enum Verdict: Equatable {
        /// Not a name of a system colour.
        case free
        /// The system's own colour.
        case system
        /// The name of a system colour with other values; with the generation that has these values, if there is one.
        case differs(sameIn: SystemColors.Generation?)
    }

    /// - Parameter generation: the palette's generation; nil accepts the values of any generation.
    package static func verdict(on role: ColorRole, _ color: DynamicColor, in generation: SystemColors.Generation?)
        -> Verdict
    {
        guard SystemColors.isName(role) else { return .free }
        let known = SystemColors.Generation.allCases.reversed()
        if let generation, isSystem(color, role, generation) { return .system }
        let other = known.first { isSystem(color, role, $0) }
        return generation == nil && other != nil ? .system : .differs(sameIn: other)
    }

    /// Whether the values are the system's, in light and dark, and wherever else the file states one: files without
    /// high contrast or levels fall back where the system has values of its own.
    private static func isSystem(
        _ color: DynamicColor, _ role: ColorRole, _ generation: SystemColors.Generation
    ) -> Bool {
        guard let system = SystemColors.color(role, in: generation) else { return false }
        return Appearance.allCases.allSatisfy { appearance in
            let counts = appearance == .light || appearance == .dark || color.stated(appearance) != nil
            return !counts || isSame(color[appearance], system[appearance])
        }
    }

    /// Whether both are equal in bytes, and in the three decimals in which color sets state opacity.
    private static func isSame(_ a: Color, _ b: Color) -> Bool {
        abs(a.alpha - b.alpha) <= 0.001 && (a.hex == b.hex || a.alpha == 0)
    }

    /// A free name for a custom colour: `appLabel` for `label`, `appRed` for `systemRed`.
    ///
    /// - Parameter taken: whether another custom colour has this name.
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
