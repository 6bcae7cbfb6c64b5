/// A stroke weight, as text has it.
package enum StrokeWeight: String, Hashable, Sendable, CaseIterable {
    case ultralight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The stroke width, in widths of Regular: about the width of the stems of the system's font.
    package var width: Double {
        switch self {
        case .ultralight: 0.35
        case .thin: 0.5
        case .light: 0.75
        case .regular: 1
        case .medium: 1.15
        case .semibold: 1.3
        case .bold: 1.5
        case .heavy: 1.75
        case .black: 2
        }
    }

    /// The end of the asset's name: `bell.weight-light`, since `bell.light` is a file of an appearance.
    package var suffix: String { "weight-" + rawValue }
}
