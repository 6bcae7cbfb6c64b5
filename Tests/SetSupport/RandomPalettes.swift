package import SemanticColor
package import Support

/// Palettes of colours that a file can hold exactly enough: bytes, or shares with as many decimals as it writes.
package struct RandomPalettes {
    package var random: SeededGenerator
    /// 1000 for color sets, 1 000 000 for tokens.
    package var steps: Double

    package init(seed: UInt64, steps: Double) {
        random = SeededGenerator(seed: seed)
        self.steps = steps
    }

    /// - Parameter levels: whether to add values for the elevated level.
    package mutating func palette(levels: Bool) -> (palette: Palette, roles: [ColorRole]) {
        var palette = Palette.system(.ios26)
        let names = ["brand", "brand.accent", "a-b_c", "Größe", "x", "x.y.z", "System.Red", "A"]
        let roles = names.shuffled(using: &random).prefix(Int.random(in: 1...names.count, using: &random))
            .map { ColorRole(rawValue: $0) }
        for role in roles {
            if Int.random(in: 0..<6, using: &random) == 0 {
                let system: ColorRole = levels && Bool.random(using: &random) ? "systemBackground" : "systemRed"
                palette.define(role, as: palette[system] ?? DynamicColor(.black), sameAs: system)
            } else if let other = roles.first(where: { $0 != role && palette[$0] != nil }),
                Int.random(in: 0..<4, using: &random) == 0
            {
                palette.define(role, as: palette[other] ?? DynamicColor(.black), sameAs: other)
            } else {
                palette.define(role, as: color(levels: levels))
            }
        }
        return (palette, roles)
    }

    private mutating func color(levels: Bool) -> DynamicColor {
        var color = DynamicColor(value())
        for appearance in Appearance.allCases.dropFirst() where levels || appearance.level == .base {
            if Int.random(in: 0..<3, using: &random) == 0 { color.state(value(), for: appearance) }
        }
        return color
    }

    private mutating func value() -> Color {
        var color = Color(
            space: Bool.random(using: &random) ? .sRGB : .displayP3, red: share(), green: share(), blue: share())
        if color.space == .sRGB, Bool.random(using: &random) {
            let (red, green, blue) = color.bytes
            color = Color(bytes: red, green, blue)
        }
        if Bool.random(using: &random) { color.alpha = share() }
        return color
    }

    private mutating func share() -> Double { (Double.random(in: 0...1, using: &random) * steps).rounded() / steps }
}
