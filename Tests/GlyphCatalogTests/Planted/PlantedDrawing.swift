import SemanticColor
import Support

/// A polygon in a square of 24 × 24, or what is between two of them.
struct PlantedShape {
    var contours: [[(x: Double, y: Double)]]

    /// A star-shaped polygon, which no other seed gives.
    init(around x: Double, _ y: Double, radius: Double, _ random: inout SeededGenerator) {
        let count = Int.random(in: 5...8, using: &random)
        let turn = Double.random(in: 0..<6, using: &random)
        contours = [
            (0..<count).map { index in
                let length = radius * Double.random(in: 0.78...1, using: &random)
                let angle = turn + Double(index) / Double(count) * 2 * .pi
                return (x + length * Self.cosine(angle), y + length * Self.cosine(angle - .pi / 2))
            }
        ]
    }

    init(x: ClosedRange<Double>, y: ClosedRange<Double>) {
        contours = [
            [
                (x.lowerBound, y.lowerBound), (x.upperBound, y.lowerBound), (x.upperBound, y.upperBound),
                (x.lowerBound, y.upperBound),
            ]
        ]
    }

    /// A polygon of 36 corners around the middle.
    init(disc radius: Double) {
        contours = [
            (0..<36).map { index in
                let angle = Double(index) / 36 * 2 * .pi
                return (12 + radius * Self.cosine(angle), 12 + radius * Self.cosine(angle - .pi / 2))
            }
        ]
    }

    /// The frame.
    static let frame = PlantedShape(x: 0...24, y: 0...24)

    /// The shape without the same shape at another size in its middle: what an outline has.
    func hollow(_ inner: Double) -> PlantedShape {
        var copy = self
        copy.contours += scaled(inner).contours
        return copy
    }

    func scaled(_ factor: Double) -> PlantedShape {
        let all = contours[0]
        let x = all.reduce(0) { $0 + $1.x } / Double(all.count)
        let y = all.reduce(0) { $0 + $1.y } / Double(all.count)
        var copy = self
        copy.contours = contours.map { $0.map { (x + ($0.x - x) * factor, y + ($0.y - y) * factor) } }
        return copy
    }

    /// By the even-odd rule.
    func contains(_ x: Double, _ y: Double) -> Bool {
        var isInside = false
        for contour in contours {
            var last = contour[contour.count - 1]
            for point in contour {
                let crosses = (point.y > y) != (last.y > y)
                if crosses, x < (last.x - point.x) * (y - point.y) / (last.y - point.y) + point.x { isInside.toggle() }
                last = point
            }
        }
        return isInside
    }

    /// As the data of an SVG path.
    var data: String {
        contours.map { contour in
            contour.enumerated().map {
                ($0.offset == 0 ? "M" : "L") + Self.text($0.element.x) + " " + Self.text($0.element.y)
            }
            .joined() + "Z"
        }.joined()
    }

    static func text(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let digits = String(abs(hundredths) + 1000)
        let whole = String(abs(hundredths) / 100)
        return (hundredths < 0 ? "-" : "") + whole + "." + digits.suffix(2)
    }

    /// A cosine of its own, since seeds must give the same on every platform: a series, after a reduction.
    private static func cosine(_ angle: Double) -> Double {
        var rest = angle.truncatingRemainder(dividingBy: 2 * .pi)
        if rest > .pi { rest -= 2 * .pi }
        if rest < -.pi { rest += 2 * .pi }
        var (term, sum) = (1.0, 1.0)
        for step in 1...12 {
            term *= -rest * rest / Double((2 * step - 1) * (2 * step))
            sum += term
        }
        return sum
    }
}

/// A picture of shapes in colours, which is written as a vector or as pixels.
struct PlantedDrawing {
    struct Part {
        var shape: PlantedShape
        var color: Color
        /// Drawn as a line along the first contour, in an SVG.
        var isLine = false
    }

    /// From the back.
    var parts: [Part]

    init(_ parts: [Part]) { self.parts = parts }

    init(_ shape: PlantedShape, _ color: Color) { parts = [Part(shape: shape, color: color)] }

    /// The manner in which a program writes an SVG.
    enum Style: CaseIterable { case plain, xml, styled, grouped }

    /// - Parameter mark: the index of a part before whose element the mark of a place is.
    func svg(_ style: Style = .plain, mark: Int? = nil) -> String {
        let content = parts.enumerated().map { index, part in
            (index == mark ? PlantedSet.mark : "") + element(part, style)
        }
        let head = style == .xml ? "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Generator: a tool -->\n" : ""
        let (open, close) = style == .grouped ? ("<g id=\"Icon\" fill-rule=\"evenodd\">\n", "\n</g>") : ("", "")
        return head + #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">"# + "\n"
            + open + content.joined(separator: "\n") + close + "\n</svg>\n"
    }

    private func element(_ part: Part, _ style: Style) -> String {
        let hex = part.color.hex
        let alpha = PlantedShape.text(part.color.alpha)
        if part.isLine {
            return #"<path d="\#(part.shape.data)" fill="none" stroke="\#(hex)" stroke-width="1.6"/>"#
        }
        let opacity = part.color.alpha < 1 ? " fill-opacity=\"\(alpha)\"" : ""
        switch style {
        case .plain, .xml:
            return #"<path fill-rule="evenodd" d="\#(part.shape.data)" fill="\#(hex)"\#(opacity)/>"#
        case .styled:
            let rest = part.color.alpha < 1 ? ";fill-opacity:\(alpha)" : ""
            return #"<path style="fill:\#(hex);fill-rule:evenodd\#(rest)" d="\#(part.shape.data)"/>"#
        case .grouped:
            return #"<path d="\#(part.shape.data)" fill="\#(hex.lowercased())"\#(opacity)/>"#
        }
    }

    func png(_ side: Int) -> [UInt8] {
        PlantedPNG(side: side) { x, y in
            parts.last { $0.shape.contains(x, y) }?.color
        }.bytes
    }
}
