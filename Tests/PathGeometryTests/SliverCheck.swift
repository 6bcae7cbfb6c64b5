import PathGeometry
import Support

/// The faults of the results for one drawing of a family: each of them is asked at places near to its edges.
struct SliverCheck {
    /// A twenty-thousandth of 24 units, as the tool itself uses.
    private static let tolerance = 24.0 / 20_000
    /// An edge may be off by the tolerance where it was cut, and where two run along each other by twice as much again.
    private static let reach = 4 * tolerance

    private(set) var faults: [String] = []
    private let path: Path
    private let other: Path
    /// Far enough from all edges that there is no doubt on which side of them they are.
    private var places: [Point] = []

    init(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let families = SliverFamily.allCases
        path = families[Int(seed % UInt64(families.count))].path(using: &generator)
        other = families.randomElement(using: &generator).map { $0.path(using: &generator) } ?? Path()
        let edges = FlatPath(Path(path.subpaths + other.subpaths), tolerance: 1e-5)
        for drawing in [path, other] {
            places += drawing.nearPlaces(40, Self.tolerance, using: &generator)
                .filter { edges.distance(to: $0, within: Self.reach) > Self.reach * 0.999 }
        }
        checkNormalForm()
        checkOperations()
    }

    private mutating func checkNormalForm() {
        for rule in FillRule.allCases {
            let once = path.normalized(rule, tolerance: Self.tolerance)
            check(once, "\(rule)") { $0.path.contains($1, rule: rule) }
            let twice = once.normalized(tolerance: Self.tolerance)
            check(twice, "\(rule), twice") { $0.path.contains($1, rule: rule) }
            if abs(twice.area - once.area) > 0.1 { faults.append("\(rule): \(once.area), then \(twice.area)") }
            if once != path.normalized(rule, tolerance: Self.tolerance) { faults.append("\(rule): not the same again") }
        }
    }

    private mutating func checkOperations() {
        // The points in one of two are the points in both, and the points in one alone.
        var rest = 0.0
        for operation in BooleanOperation.allCases {
            let result = path.combined(with: other, by: operation, tolerance: Self.tolerance)
            check(result, "\(operation)") {
                operation.contains($0.path.contains($1, rule: .nonzero), $0.other.contains($1, rule: .nonzero))
            }
            switch operation {
            case .union: rest -= result.area
            case .intersection, .exclusiveOr: rest += result.area
            case .difference: break
            }
        }
        // Each of some hundred units of edge may be off by the tolerance.
        if abs(rest) > 0.3 { faults.append("areas do not add up: \(rest)") }
    }

    /// Notes where the result is not in normal form, or not filled as it should be.
    private mutating func check(_ result: Path, _ name: String, _ isInside: (SliverCheck, Point) -> Bool) {
        if !NestedContours(result).areOrientedByNesting(tolerance: Self.tolerance) {
            faults.append("\(name): a contour winds against its nesting")
        }
        for place in places {
            let (winding, expected) = (result.winding(around: place), isInside(self, place) ? 1 : 0)
            if winding != expected { faults.append("\(name): \(winding) instead of \(expected) at \(place)") }
        }
    }
}

extension Path {
    /// Places on both sides of its edges, some tolerances from them, and some anywhere.
    fileprivate func nearPlaces(
        _ count: Int, _ tolerance: Double, using generator: inout SeededGenerator
    ) -> [Point] {
        let segments = subpaths.flatMap(\.segments)
        var places = (0..<count / 4).map { _ in Point.random(using: &generator) }
        for _ in 0..<count {
            guard let segment = segments.randomElement(using: &generator) else { break }
            let t = Double.random(in: 0...1, using: &generator)
            let direction = segment.derivative(at: t)
            let distance = tolerance * ([4.5, 6, 12, 40].randomElement(using: &generator) ?? 6)
            let side = Bool.random(using: &generator) ? distance : -distance
            if direction.length > 1e-9 {
                places.append(segment.point(at: t) + direction.perpendicular * (side / direction.length))
            }
        }
        return places
    }
}
