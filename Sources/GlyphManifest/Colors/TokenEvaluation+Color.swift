internal import Markup
internal import SemanticColor

extension TokenEvaluation {
    /// The colour of a token's value (Color Module, 4), and its notation where a palette has another; nil for an
    /// invalid value, which is reported.
    mutating func color(_ node: JSONNode) -> Reading? {
        guard let value = resolved(node, as: .color, aliases: true) else { return nil }
        if let text = value.string { return oldColor(text, at: value.offset).map { ($0, nil) } }
        guard value.isObject else {
            faults.error(
                "token-value", "a colour is an object, not \(value.kind)", at: node.offset, notes: notes(node, value))
            return nil
        }
        if let known = colors[value.offset] { return known }
        let color = color(of: value)
        colors[value.offset] = .some(color)
        return color
    }

    private mutating func color(of value: JSONNode) -> Reading? {
        guard faults.spend(1 + value.members.count, at: value.offset) else { return nil }
        for member in value.members where !Self.colorMembers.contains(member.name) {
            faults.error(
                "token-value", "a colour has no '\(member.name)'", at: member.nameOffset,
                hint: Suggestion.hint(for: member.name, of: Self.colorMembers))
        }
        let space = colorSpace(of: value)
        let hex = hex(of: value)
        let alpha = alpha(of: value)
        guard let space, let components = components(of: value, in: space), let alpha else { return nil }
        // A missing component counts as 0 when a colour is converted.
        let numbers = components.map { $0 ?? 0 }
        let color = space.color(numbers, alpha: alpha)
        check(hex, against: color, at: value["hex"])
        if let definition = space.definition {
            faults.checkGamut(of: color, numbers, in: definition, at: value.offset)
        }
        let isKept = space.rawValue == color.space.rawValue && components == [color.red, color.green, color.blue]
        return (
            color,
            isKept
                ? nil : ColorNotation(space: space.rawValue, components: components, alpha: alpha, color: color)
        )
    }

    /// A colour inside another value, of a border or a shadow: an object or an alias. The format never had text
    /// there.
    mutating func checkColor(inside node: JSONNode) {
        guard let text = node.string, !TokenReference.isAlias(text) else {
            _ = color(node)
            return
        }
        faults.error(
            "token-value", "a colour inside a value is an object or an alias, not '\(text)'", at: node.offset,
            hint: Self.colorHint)
    }

    /// The place that a reference leads to, for messages about the value there.
    func notes(_ node: JSONNode, _ value: JSONNode) -> [String] {
        guard node.offset != value.offset, let place = faults.sources.location(at: value.offset) else { return [] }
        return ["the reference leads to \(place)"]
    }

    private static let colorMembers = ["colorSpace", "components", "alpha", "hex"]

    /// Drafts before 2025 wrote colours as text.
    private mutating func oldColor(_ text: String, at offset: Int) -> Color? {
        guard let color = Color(hex: text) else {
            faults.error("token-value", "'\(text)' is not a colour", at: offset, hint: Self.colorHint)
            return nil
        }
        faults.warning(
            "old-color-notation", "'\(text)' is the notation of drafts before 2025.10", at: offset,
            hint: Self.colorHint)
        return color
    }

    private static let colorHint = "write {\"colorSpace\": \"srgb\", \"components\": [1, 0.5, 0]}"

    private mutating func colorSpace(of value: JSONNode) -> TokenColorSpace? {
        guard let node = required("colorSpace", of: value), let resolved = resolved(node, as: nil, aliases: false)
        else { return nil }
        if let space = resolved.string.flatMap(TokenColorSpace.init) { return space }
        let known = TokenColorSpace.allCases.map(\.rawValue)
        faults.error(
            "token-value", resolved.string.map { "there is no colour space '\($0)'" } ?? "a colour space is a string",
            at: resolved.offset, hint: resolved.string.flatMap { Suggestion.hint(for: $0, of: known) })
        return nil
    }

    /// Nil in the list is `none`.
    private mutating func components(of value: JSONNode, in space: TokenColorSpace) -> [Double?]? {
        guard let node = required("components", of: value), let list = resolved(node, as: nil, aliases: false)
        else { return nil }
        guard let elements = list.elements, elements.count == 3 else {
            faults.error(
                "token-value",
                "components are an array of three, not \(list.elements.map { "of \($0.count)" } ?? list.kind)",
                at: list.offset)
            return nil
        }
        let known = zip(elements, space.ranges).compactMap { component($0, $1, of: space) }
        return known.count == 3 ? known.map(\.number) : nil
    }

    private struct Component {
        /// Nil for `none`.
        var number: Double?
    }

    private mutating func component(_ node: JSONNode, _ range: TokenColorSpace.Range, of space: TokenColorSpace)
        -> Component?
    {
        guard let value = resolved(node, as: nil, aliases: false) else { return nil }
        if value.string == "none" { return Component(number: nil) }
        if let number = value.number, range.contains(number) { return Component(number: number) }
        faults.error(
            "token-value", "a component of \(space.rawValue) is \(range.expectation) or \"none\"", at: value.offset)
        return nil
    }

    private mutating func alpha(of value: JSONNode) -> Double? {
        guard let node = value["alpha"] else { return 1 }
        guard let resolved = resolved(node, as: nil, aliases: false) else { return nil }
        if let number = resolved.number, (0...1).contains(number) { return number }
        faults.error("token-value", "alpha is a number from 0 to 1", at: resolved.offset)
        return nil
    }

    private mutating func hex(of value: JSONNode) -> Color? {
        guard let node = value["hex"], let resolved = resolved(node, as: nil, aliases: false) else { return nil }
        if let text = resolved.string, text.utf8.count == 7, let color = Color(hex: text) { return color }
        faults.error(
            "token-value", "'hex' must be #RRGGBB", at: resolved.offset, hint: "state the opacity as \"alpha\"")
        return nil
    }

    private mutating func required(_ name: String, of value: JSONNode) -> JSONNode? {
        if let node = value[name] { return node }
        faults.error("token-value", "a colour needs '\(name)'", at: value.offset)
        return nil
    }

    /// The fallback for tools that do not know the space should show nearly the same.
    private mutating func check(_ hex: Color?, against color: Color, at node: JSONNode?) {
        guard let (a, b) = hex.map({ ($0.bytes, color.bytes) }), let node else { return }
        let distances = [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)].map { abs(Int($0) - Int($1)) }
        // A colour outside sRGB has no exact hex: any gamut mapping is right.
        if color.space == .sRGB, distances.contains(where: { $0 > 1 }) {
            faults.warning("hex-differs", "'hex' is not the colour of the components, \(color.hex)", at: node.offset)
        }
    }
}

// MARK: - Colour spaces

/// The colour spaces of tokens with the ranges of their components (Color Module 2025.10, 4.2).
private enum TokenColorSpace: String, CaseIterable, Sendable {
    case srgb
    case srgbLinear = "srgb-linear"
    case hsl, hwb, lab, lch, oklab, oklch
    case displayP3 = "display-p3"
    case a98RGB = "a98-rgb"
    case prophotoRGB = "prophoto-rgb"
    case rec2020
    case xyzD65 = "xyz-d65"
    case xyzD50 = "xyz-d50"

    enum Range: Sendable {
        case unit, percent, hue, chroma, free

        func contains(_ value: Double) -> Bool {
            switch self {
            case .unit: (0...1).contains(value)
            case .percent: (0...100).contains(value)
            case .hue: (0..<360).contains(value)
            case .chroma: value >= 0
            case .free: true
            }
        }

        var expectation: String {
            switch self {
            case .unit: "a number from 0 to 1"
            case .percent: "a number from 0 to 100"
            case .hue: "an angle from 0 to below 360"
            case .chroma: "a number that is not negative"
            case .free: "a number"
            }
        }
    }

    var ranges: [Range] {
        switch self {
        case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50: [.unit, .unit, .unit]
        case .hsl, .hwb: [.hue, .percent, .percent]
        case .lab: [.percent, .free, .free]
        case .lch: [.percent, .chroma, .hue]
        case .oklab: [.unit, .free, .free]
        case .oklch: [.unit, .chroma, .hue]
        }
    }

    /// Nil for the two that are other notations of sRGB.
    var definition: ColorSpace? { self == .hsl || self == .hwb ? nil : ColorSpace(rawValue: rawValue) }

    /// - Parameter c: three numbers, within the ranges.
    func color(_ c: [Double], alpha: Double) -> Color {
        if let definition { return Color(c[0], c[1], c[2], in: definition, alpha: alpha) }
        return self == .hsl
            ? Color(hue: c[0], saturation: c[1] / 100, lightness: c[2] / 100, alpha: alpha)
            : Color(hue: c[0], whiteness: c[1] / 100, blackness: c[2] / 100, alpha: alpha)
    }
}
