internal import PathGeometry

extension InnerLine {
    /// An extension of a line through the outline stroke, with two corners outside.
    struct Notch {
        let contour: Int
        /// The arc lengths on the contour of the opening that it goes through.
        let opening: (from: Double, to: Double)
        /// How far before that it begins on the line's outline, and how far after that it ends: beyond rounded corners.
        let before: Double, after: Double
        let corners: (Point, Point)
    }

    /// The line with extensions at its ends.
    func path(with notches: [Notch]) -> Path {
        if notches.isEmpty { return path }
        var result = Path()
        for (number, contour) in path.subpaths.enumerated() {
            let notches = notches.filter { $0.contour == number }
            guard let first = notches.first else {
                result.append(contour)
                continue
            }
            result.move(to: first.corners.0)
            for (notch, next) in zip(notches, notches.dropFirst() + [first]) {
                result.line(to: notch.corners.1)
                let (from, to) = (notch.opening.to + notch.after, next.opening.from - next.before)
                let way = next.opening.from - notch.opening.to
                let side = way < 0 ? way + flat.perimeter(ofContour: number) : way
                result.line(to: flat.point(ofContour: number, atLength: from))
                // Nothing is left of a side if each extension begins beyond the other.
                if side > notch.after + next.before {
                    for segment in contour.stretch(from: from, to: to, tolerance: flatness) { result.append(segment) }
                } else {
                    result.line(to: flat.point(ofContour: number, atLength: to))
                }
                result.line(to: next.corners.0)
            }
            result.close()
        }
        return result
    }
}
