internal import SemanticColor

/// The rule for values that are not stated, as Swift code, made from `Appearance.fallbackOrder`.
///
/// The trait that falls back first is tested innermost; the one that falls back last has a constant for each side:
///
///     let light = value(value(values.light, values.lightElevated), high: value(values.lightHigh, …))
///     let dark = …
///     return (isDark ? dark : nil) ?? light ?? values.light
struct SwiftFallback {
    var order = Appearance.fallbackOrder

    /// `darkHighElevated`
    static func label(_ appearance: Appearance) -> String {
        let words = appearance.name.split(separator: "-")
        return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// As in "falls back from elevated to base".
    var sentence: String {
        order.map { "from \($0.phrase) to \($0.common)" }.joined(separator: ", then ")
    }

    /// The body of `value(isDark:isHighContrast:isElevated:)` with the stated values.
    var body: [String] {
        guard let last = order.last else { return ["return values.light"] }
        let inner = order.dropLast()
        let functions = inner.map { trait in
            let label = trait == inner.first ? "_ " : ""
            return "func value(_ \(trait.common): Value?, \(label)\(trait.rare): Value?) -> Value? "
                + "{ \(trait.question) ? \(trait.rare) ?? \(trait.common) : \(trait.common) }"
        }
        let sides = [(last.common, Appearance.light), (last.rare, Appearance.light.with(last))].flatMap { name, side in
            let value = call(side, inner)
            return ["let \(name) = value(", "    " + value.dropFirst("value(".count)]
        }
        return functions + sides
            + ["return (\(last.question) ? \(last.rare) : nil) ?? \(last.common) ?? values.light"]
    }

    private func call(_ appearance: Appearance, _ traits: ArraySlice<Appearance.Trait>) -> String {
        guard let outer = traits.last else { return "values." + Self.label(appearance) }
        let inner = traits.dropLast()
        let label = inner.isEmpty ? "" : outer.rare + ": "
        return "value(\(call(appearance, inner)), \(label)\(call(appearance.with(outer), inner)))"
    }

    /// The stored values: only light always exists.
    static var properties: [String] {
        let optional =
            [Appearance.withoutLevels.dropFirst().map(label)]
            + [Appearance.allCases.filter { $0.has(.level) }.map(label)]
        return ["var light: Value"] + optional.map { "var \($0.joined(separator: ", ")): Value?" }
    }
}

extension Appearance.Trait {
    /// The value that others fall back to.
    fileprivate var common: String {
        switch self {
        case .level: "base"
        case .contrast: "normal"
        case .style: "light"
        }
    }

    fileprivate var rare: String {
        switch self {
        case .level: "elevated"
        case .contrast: "high"
        case .style: "dark"
        }
    }

    fileprivate var phrase: String { self == .contrast ? "high contrast" : rare }

    fileprivate var question: String {
        switch self {
        case .level: "isElevated"
        case .contrast: "isHighContrast"
        case .style: "isDark"
        }
    }
}
