internal import GlyphModel
package import PathGeometry

/// The places on the canvas of a symbol's template, as the SF Symbols app exports them.
///
///       Capline-S  ---------------------------------------
///                    |  *  |        |  *  |        |  *  |
///       Baseline-S ---------------------------------------
///                  Ultralight-S    Regular-S      Black-S
///                    |     | margins
package enum SymbolTemplateGrid {
    static let (width, height) = (3300.0, 2200.0)
    /// Both ends of each guide of the lines of text and of the margins of the small scale.
    static let lines = (263.0, 3036.0)
    static let margins = (600.785, 720.121)

    package enum Scale: String, CaseIterable {
        case small = "S"
        case medium = "M"
        case large = "L"

        var baseline: Double {
            switch self {
            case .small: 696
            case .medium: 1126
            case .large: 1556
            }
        }

        var capline: Double {
            switch self {
            case .small: 625.541
            case .medium: 1055.54
            case .large: 1485.54
            }
        }

        /// The size of a symbol, in sizes of the medium scale.
        var factor: Double {
            switch self {
            case .small: 0.783
            case .medium: 1
            case .large: 1.29
            }
        }
    }

    enum Weight: String, CaseIterable {
        case ultralight = "Ultralight"
        case regular = "Regular"
        case black = "Black"

        /// The middle of its column: columns are 296.711 apart, Ultralight in the first, Regular in the fourth, Black
        /// in the ninth.
        var column: Double {
            let (first, pitch) = (559.711, 296.711)
            switch self {
            case .ultralight: return first
            case .regular: return first + 3 * pitch
            case .black: return first + 8 * pitch
            }
        }
    }

    /// The side of a drawing's frame in the small scale. The system's own circle is 78 units high there; in a frame of
    /// 24 units, sets draw a circle 22 units high, lines included.
    static let frame = 78.0 / 22 * 24

    /// The size of a unit of a drawing on the canvas.
    ///
    /// - Parameter side: the side of the drawing's frame, in its units: drawings of a set are as large as their frames
    ///   are to each other, however much was cropped.
    private static func factor(_ side: Double, in scale: Scale) -> Double {
        frame / side * scale.factor / Scale.small.factor
    }

    /// From a drawing to its group on the canvas: the view box's left side is at the origin, and its middle at the
    /// middle of the capitals.
    ///
    /// - Parameter side: the side of the drawing's frame, in its units.
    package static func placing(_ box: Rect, frame side: Double, in scale: Scale) -> Transform {
        let factor = factor(side, in: scale)
        let middle = (scale.capline - scale.baseline) / 2
        return Transform(
            a: factor, b: 0, c: 0, d: factor, e: -box.minX * factor, f: middle - (box.minY + box.maxY) / 2 * factor)
    }

    /// The width of a drawing in a scale: its advance.
    package static func advance(of box: Rect, frame side: Double, in scale: Scale) -> Double {
        box.width * factor(side, in: scale)
    }
}
