internal import GlyphModel
internal import SemanticColor

/// A colour of the palette as faint as a stop of a gradient. Only whole colours can be referred to there, so each is a
/// resource of its own: `label_a40` has 40 % of the alpha that `label` has.
struct FaintColor: Hashable {
    private let role: ColorRole
    /// In percent.
    private let share: Int

    init(role: ColorRole, alpha: Double) {
        self.role = role
        share = Int((min(max(alpha, 0), 1) * 100).rounded())
    }

    /// The name; for a whole colour, its own.
    var name: ColorRole { share == 100 ? role : ColorRole(rawValue: "\(role.rawValue)_a\(share)") }

    /// Adds it to a palette that has its role.
    fileprivate func define(in palette: inout Palette) {
        guard share < 100, let color = palette[role] else { return }
        let alpha = Double(share) / 100
        var faint = DynamicColor(color[.light].opacity(alpha))
        for appearance in Appearance.allCases {
            if let stated = color.stated(appearance) { faint.state(stated.opacity(alpha), for: appearance) }
        }
        palette.define(name, as: faint)
    }
}

extension GlyphSet {
    /// The set with the faint colours of its gradients in the palette.
    var withFaintColors: GlyphSet {
        var set = self
        for color in faintColors { color.define(in: &set.palette) }
        return set
    }

    /// The names of the faint colours, each once.
    var faintRoles: [ColorRole] {
        let known = Set(rolesInUseOrOwn)
        return faintColors.map(\.name).filter { palette[$0] != nil && !known.contains($0) }
    }

    private var faintColors: [FaintColor] {
        var seen: Set<FaintColor> = []
        return variants.flatMap(\.directions).flatMap(\.variant.pictures).flatMap(\.drawing.layers).flatMap { layer in
            guard case .fade(let role, let gradient) = layer.paint else { return [FaintColor]() }
            return gradient.stops.filter(\.isCurrent)
                .map { FaintColor(role: role, alpha: $0.color.alpha * gradient.opacity) }
        }.filter { seen.insert($0).inserted }
    }
}
