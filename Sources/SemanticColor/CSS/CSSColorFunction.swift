/// The arguments of a colour function, in the modern or the legacy syntax.
struct CSSColorFunction {
    /// A number, a percentage, an angle in degrees, or `none`.
    enum Argument: Equatable {
        case number(Double)
        case percentage(Double)
        case angle(Double)
        case none
    }

    var name: String
    /// The colour space, which is the first argument of `color()`.
    var space: String?
    var arguments: [Argument]
    var alpha: Double
    /// Whether it is legacy syntax, with commas. It accepts fewer forms.
    var isLegacy: Bool

    /// - Parameter tokens: the tokens after the opening parenthesis. A missing closing one is added, as CSS does at
    ///   the end of the text.
    init?(name: String, tokens: ArraySlice<CSSColorToken>) {
        self.name = name
        var tokens = tokens
        if tokens.last == .closing { tokens.removeLast() }
        if name == "color" {
            guard case .identifier(let space)? = tokens.popFirst() else { return nil }
            self.space = space
        }
        isLegacy = tokens.contains(.comma)
        let parsed = isLegacy ? Self.legacy(tokens) : Self.modern(tokens)
        guard let parsed, let alpha = Self.alpha(parsed.alpha) else { return nil }
        arguments = parsed.arguments
        self.alpha = alpha
        if isLegacy, parsed.alpha == Argument.none || arguments.contains(.none) { return nil }
    }

    private typealias Parsed = (arguments: [Argument], alpha: Argument?)

    /// Three arguments, then optionally an alpha, all separated by commas.
    private static func legacy(_ tokens: ArraySlice<CSSColorToken>) -> Parsed? {
        let parts = tokens.split(separator: .comma, omittingEmptySubsequences: false)
        guard parts.count == 3 || parts.count == 4, parts.allSatisfy({ $0.count == 1 }) else { return nil }
        let arguments = parts.compactMap { $0.first.flatMap(argument) }
        guard arguments.count == parts.count else { return nil }
        return (Array(arguments.prefix(3)), arguments.count == 4 ? arguments[3] : nil)
    }

    /// Three arguments, then optionally a slash and an alpha.
    private static func modern(_ tokens: ArraySlice<CSSColorToken>) -> Parsed? {
        guard tokens.count == 3 || tokens.count == 5 else { return nil }
        let arguments = tokens.prefix(3).compactMap(argument)
        guard arguments.count == 3 else { return nil }
        guard tokens.count == 5 else { return (arguments, nil) }
        let rest = Array(tokens.suffix(2))
        guard rest[0] == .slash, let alpha = argument(rest[1]) else { return nil }
        return (arguments, alpha)
    }

    private static func argument(_ token: CSSColorToken) -> Argument? {
        switch token {
        case .number(let value): .number(value)
        case .percentage(let value): .percentage(value)
        case .identifier("none"): Argument.none
        case .dimension(let value, "deg"): .angle(value)
        case .dimension(let value, "grad"): .angle(value * 0.9)
        case .dimension(let value, "rad"): .angle(value * 180 / .pi)
        case .dimension(let value, "turn"): .angle(value * 360)
        default: nil
        }
    }

    private static func alpha(_ argument: Argument?) -> Double? {
        switch argument {
        case nil: 1
        case .number(let value)?: min(max(value, 0), 1)
        case .percentage(let value)?: min(max(value / 100, 0), 1)
        case .none?: 0
        case .angle?: nil
        }
    }
}
