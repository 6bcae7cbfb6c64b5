internal import PathGeometry

/// Ink inside of a body's outline stroke, and where it meets the stroke.
///
///      ━━━━┯━━━━┯━━━━      outline stroke
///          ┊    ┊          an opening to it: a straight part of the line's outline, from the end of one side to
///          │    │          the start of the next one
struct InnerLine {
    /// The start and the end of the part of a line's outline that is at the outline stroke.
    typealias Opening = (from: Point, to: Point)

    /// In normal form: the outer contour comes first.
    let path: Path
    let flat: FlatPath
    /// In the order of the outline.
    let openings: [Opening]
    /// The contours that are completely at the outline stroke.
    private let atWall: [Int]

    let flatness: Double

    init(
        _ path: Path, _ openings: [Opening], atWall: [Int] = [], flatness: Double
    ) {
        self.path = path
        self.flatness = flatness
        flat = FlatPath(path, tolerance: flatness)
        self.openings = openings
        self.atWall = atWall
    }

    /// The midpoints of the openings.
    var ends: [Point] { openings.map { $0.from.interpolated(to: $0.to, at: 0.5) } }

    /// The length of its outline.
    var perimeter: Double { (0..<flat.contourCount).reduce(0) { $0 + flat.perimeter(ofContour: $1) } }

    /// The share of its outline that is at the outline stroke.
    var shareAtWall: Double {
        let whole = perimeter
        let walls = atWall.reduce(0) { $0 + flat.perimeter(ofContour: $1) }
        let open = openings.reduce(walls) { sum, opening in
            guard let from = flat.place(nearest: opening.from), let to = flat.place(nearest: opening.to)
            else { return sum }
            let way = to.length - from.length
            return sum + (way < 0 ? way + flat.perimeter(ofContour: from.contour) : way)
        }
        return whole > 0 ? open / whole : 0
    }

    /// The lines of a body: the connected components of the ink that is not within a stroke width of the body's edge.
    ///
    /// - Parameters:
    ///   - ink: in normal form, like the body.
    ///   - rim: the body's edge.
    ///   - wall: the width of the outline stroke.
    static func lines(
        of ink: Path, in body: Path, rim: FlatPath, wall: Double, strokeWidth width: Double, tolerance: Double
    ) -> [InnerLine] {
        // The rest ends at the outline stroke, so the meeting points are measured slightly farther inside.
        let meeting = wall + width / 50
        // The end of the outline stroke is defined only by its width, so the accuracy of a stroke's outline is enough.
        let inner = body.offset(by: -wall, isNormal: true, tolerance: max(4 * tolerance, width / 100))
        let tree = ContourTree(ink.combined(with: inner, by: .intersection, tolerance: tolerance))
        return tree.roots.map { root in
            let path = tree.path(of: [root])
            var (openings, atWall): ([Opening], [Int]) = ([], [])
            for (number, contour) in path.subpaths.enumerated() {
                let sides = contour.stretches(fartherThan: meeting, from: rim, least: width / 16)
                if sides.isEmpty { atWall.append(number) }
                if sides.first?.isClosed == true { continue }
                for (side, next) in zip(sides, sides.dropFirst() + sides.prefix(1)) {
                    openings.append((side.end, next.start))
                }
            }
            // Where an operation divided a curve changes its chords, so they are close to it.
            return InnerLine(path, openings, atWall: atWall, flatness: width / 200)
        }
    }
}
