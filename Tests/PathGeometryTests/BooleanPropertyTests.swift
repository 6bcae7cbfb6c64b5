import Foundation
import PathGeometry
import Support
import Testing

/// A twenty-thousandth of 24 units, as the tool itself uses.
private let tolerance = 24.0 / 20_000

/// `TWINLIGHT_SEEDS` seeds where it is set: ten thousand take minutes in a release build.
private func seeds(_ usual: UInt64) -> Range<UInt64> {
    0..<(ProcessInfo.processInfo.environment["TWINLIGHT_SEEDS"].flatMap { UInt64($0) } ?? usual)
}

@Suite struct BooleanProperties {
    /// The definition itself: a point is in the result exactly when the operation says so.
    @Test(arguments: BooleanOperation.allCases, FillRule.allCases)
    func membershipIsThatOfTheOperation(operation: BooleanOperation, rule: FillRule) {
        for seed in seeds(50) {
            var generator = SeededGenerator(seed: seed)
            let (a, b) = (Path.random(using: &generator), Path.random(using: &generator))
            let result = a.combined(with: b, by: operation, fillRule: rule, tolerance: tolerance)
            for _ in 0..<40 {
                let point = Point.random(using: &generator)
                if min(a.roughDistance(to: point), b.roughDistance(to: point)) < 0.05 { continue }
                let expected = operation.contains(
                    a.contains(point, rule: rule), b.contains(point, rule: rule))
                #expect(result.contains(point) == expected, "seed \(seed) at \(point)")
            }
        }
    }

    @Test func resultsWindOnceAroundWhatTheyFill() {
        for seed in seeds(100) {
            var generator = SeededGenerator(seed: seed)
            let path = Path.random(using: &generator).normalized(.nonzero, tolerance: tolerance)
            for _ in 0..<40 {
                let point = Point.random(using: &generator)
                if path.roughDistance(to: point) < 0.05 { continue }
                #expect((0...1).contains(path.winding(around: point)), "seed \(seed) at \(point)")
            }
        }
    }

    @Test func areasAddUp() {
        for seed in seeds(100) {
            var generator = SeededGenerator(seed: seed)
            let a = Path.random(using: &generator).normalized(tolerance: tolerance)
            let b = Path.random(using: &generator).normalized(tolerance: tolerance)
            let union = a.combined(with: b, by: .union, tolerance: tolerance).area
            let intersection = a.combined(with: b, by: .intersection, tolerance: tolerance).area
            let difference = a.combined(with: b, by: .difference, tolerance: tolerance).area
            // Each of some hundred units of edge may be off by the tolerance.
            #expect(abs(union + intersection - a.area - b.area) < 0.1, "seed \(seed)")
            #expect(abs(difference + intersection - a.area) < 0.1, "seed \(seed)")
        }
    }

    @Test(arguments: FillRule.allCases)
    func aPathWithItselfIsItselfOrNothing(rule: FillRule) {
        for seed in seeds(50) {
            var generator = SeededGenerator(seed: seed)
            let path = Path.random(using: &generator)
            let area = path.normalized(rule, tolerance: tolerance).area
            for operation in BooleanOperation.allCases {
                let result = path.combined(with: path, by: operation, fillRule: rule, tolerance: tolerance)
                switch operation {
                case .union, .intersection: #expect(abs(result.area - area) < 1e-6, "seed \(seed) \(operation)")
                case .difference, .exclusiveOr: #expect(result.isEmpty, "seed \(seed) \(operation)")
                }
            }
        }
    }

    /// A quarter turn with a stretch by two: the grid's step doubles with it.
    @Test func resultsFollowATransform() {
        let turn = Transform(a: 0, b: 2, c: -2, d: 0, e: 5, f: -3)
        for seed in seeds(100) {
            var generator = SeededGenerator(seed: seed)
            let (a, b) = (Path.random(using: &generator), Path.random(using: &generator))
            for operation in BooleanOperation.allCases {
                let before = a.combined(with: b, by: operation, tolerance: tolerance).area
                let after = a.transformed(by: turn)
                    .combined(with: b.transformed(by: turn), by: operation, tolerance: 2 * tolerance).area
                #expect(abs(after - 4 * before) < 0.2, "seed \(seed) \(operation)")
            }
        }
    }

    @Test func normalFormIsItsOwnNormalForm() {
        for seed in seeds(100) {
            var generator = SeededGenerator(seed: seed)
            let once = Path.random(using: &generator).normalized(tolerance: tolerance)
            let twice = once.normalized(tolerance: tolerance)
            #expect(abs(once.area - twice.area) < 0.02, "seed \(seed)")
            #expect(abs(once.subpaths.count - twice.subpaths.count) <= 1, "seed \(seed)")
        }
    }}
