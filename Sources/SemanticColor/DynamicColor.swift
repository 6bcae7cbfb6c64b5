/// A colour with a value per appearance, and a rule for appearances without a stated value.
///
/// A missing value falls back elevated → base, then high → normal, then dark → light: `Appearance.fallbacks`.
public struct DynamicColor: Hashable, Sendable {
    /// Stated values at `Appearance.index`.
    private var values: [Color?]

    /// - Parameter fallback: the value for light, normal, base, and for every appearance without a value of its own.
    public init(_ fallback: Color) {
        values = Array(repeating: nil, count: Appearance.allCases.count)
        values[Appearance.light.index] = fallback
    }

    /// The resolved colour.
    public subscript(appearance: Appearance) -> Color {
        for candidate in appearance.fallbacks {
            if let color = values[candidate.index] { return color }
        }
        return values[0] ?? .black
    }

    /// The value that was stated for exactly this appearance, if any.
    public func stated(_ appearance: Appearance) -> Color? { values[appearance.index] }

    /// Whether a value is translucent. Every stated value belongs to an appearance, and there are no others.
    var isTranslucent: Bool { values.contains { $0.map { $0.alpha < 1 } ?? false } }

    /// States the value for one appearance.
    public mutating func state(_ color: Color, for appearance: Appearance) {
        values[appearance.index] = color
    }
}
