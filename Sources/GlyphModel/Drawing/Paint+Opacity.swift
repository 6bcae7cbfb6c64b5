internal import SemanticColor

extension Paint {
    /// The same paint with its opacity multiplied.
    package func fainter(by opacity: Double) -> Paint {
        switch self {
        case .color(let color): return .color(color.opacity(opacity))
        case .currentColor(let own): return .currentColor(opacity: own * opacity)
        case .gradient(var gradient):
            gradient.opacity *= opacity
            return .gradient(gradient)
        }
    }

    /// Whether it hides everything below it.
    package var isOpaque: Bool {
        switch self {
        case .color(let color): color.alpha >= 1
        case .currentColor(let opacity): opacity >= 1
        case .gradient(let gradient): gradient.opacity >= 1 && gradient.stops.allSatisfy { $0.color.alpha >= 1 }
        }
    }

    /// Whether it is fully transparent.
    package var isClear: Bool {
        switch self {
        case .color(let color): color.alpha <= 0
        case .currentColor(let opacity): opacity <= 0
        case .gradient(let gradient): gradient.opacity <= 0
        }
    }
}

extension Paint {
    /// The opacity of the paint as a whole; the stops of a gradient have their own alpha in addition.
    package var opacity: Double {
        switch self {
        case .color(let color): color.alpha
        case .currentColor(let opacity): opacity
        case .gradient(let gradient): gradient.opacity
        }
    }
}
