internal import PathGeometry

/// The data of a template's path: absolute moves, lines and cubic curves only, so that outlines of one kind have the same
/// letters in every weight.
enum SymbolPathData {
    /// A thousandth of a unit is less than a hundredth of a pixel at the largest size of text.
    private static let decimals = 3

    /// - Parameter path: a path of lines and cubic curves, closed.
    static func text(_ path: Path) -> String {
        var text = ""
        func write(_ letter: String, _ points: Point...) {
            text += letter
            for (index, point) in points.enumerated() {
                if index > 0 { text += " " }
                text += number(point.x) + " " + number(point.y)
            }
        }
        for element in path.elements {
            switch element {
            case .move(let p): write("M", p)
            case .line(let p): write("L", p)
            case .quadratic(let c, let p): write("Q", c, p)
            case .cubic(let c1, let c2, let p): write("C", c1, c2, p)
            case .close: text += "Z"
            }
        }
        return text
    }

    static func number(_ value: Double) -> String { FixedDecimal(value, decimals: decimals).description }
}
