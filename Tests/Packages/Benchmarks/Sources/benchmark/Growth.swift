import Foundation
import PathGeometry

/// How the cost of a union grows with the number of edges.
enum Growth {
    /// Squares and discs strewn over a square field, whose side grows so that each meets about as many others for any
    /// number of them: crossings grow like edges.
    private static func scatter(edges: Int) -> Path {
        var generator = Strewing(state: UInt64(edges))
        let count = max(2, edges / 4)
        let side = Double(count).squareRoot() * 2
        var path = Path()
        for index in 0..<count {
            let center = Point(.random(in: 0...side, using: &generator), .random(in: 0...side, using: &generator))
            if index.isMultiple(of: 2) {
                path.append(Path.ellipse(center: center, radiusX: 1, radiusY: 1))
            } else {
                path.move(to: center + Vector(-1, -1))
                for corner in [Vector(1, -1), Vector(1, 1), Vector(-1, 1)] { path.line(to: center + corner) }
                path.close()
            }
        }
        return path
    }

    /// Shapes whose crossings grow with the square of their edges, each with how many it has.
    private static let tangles: [(name: String, make: @Sendable (Int) -> (path: Path, crossings: Int))] = [
        (
            "polygon",
            { crossings in
                // Two random chords of a square cross with a probability of about .23.
                let count = Int((Double(crossings) * 2 / 0.23).squareRoot())
                var generator = Strewing(state: UInt64(count))
                let corners = (0..<count).map { _ in
                    Point(.random(in: 0...24, using: &generator), .random(in: 0...24, using: &generator))
                }
                return (Path(polygon: corners), crossings)
            }
        ),
        (
            "comb",
            { crossings in
                let count = Int((Double(crossings) / 4).squareRoot())
                var path = Path()
                for index in 0..<count {
                    let place = 24 * (Double(index) + 0.3) / Double(count)
                    let width = 8 / Double(count)
                    for (x, y, across, down) in [(place, -1.0, width, 26.0), (-1, place, 26, width)] {
                        path.move(to: Point(x, y))
                        path.line(to: Point(x + across, y))
                        path.line(to: Point(x + across, y + down))
                        path.line(to: Point(x, y + down))
                        path.close()
                    }
                }
                return (path, 4 * count * count)
            }
        ),
        (
            "star",
            { crossings in
                // Of n points, each joined to the one a third of the circle on: each chord crosses two thirds of the
                // others.
                let count = Int((Double(crossings) * 3).squareRoot()) / 3 * 3 + 1
                let step = count / 3
                let corners = (0..<count).map { index in
                    let angle = 2 * Double.pi * Double(index * step % count) / Double(count)
                    return Point(12 + 11 * cos(angle), 12 + 11 * sin(angle))
                }
                return (Path(polygon: corners), count * (step - 1))
            }
        ),
    ]

    static func printTable() {
        printCrossings()

        print("     edges       µs   µs / (n log2 n)")
        for edges in [10, 30, 100, 300, 1_000, 3_000, 10_000, 30_000, 100_000] {
            let path = scatter(edges: edges)
            let extent = Double(edges).squareRoot()
            let time = Clock.median(repetitions: edges > 10_000 ? 1 : 5) {
                path.normalized(within: Tolerance(length: extent / 20_000)).elements.count
            }
            let n = Double(edges)
            print(String(format: "%10d %10.0f %10.4f", edges, time / 1000, time / 1000 / (n * log2(n))))
        }
    }

    private static func printCrossings() {
        print("shape      edges crossings       ms   µs / (n log2 n), n of edges and crossings")
        for (name, make) in tangles {
            for crossings in [1000, 10_000, 100_000, 300_000, 1_000_000] {
                let (path, found) = make(crossings)
                let time = Clock.median(repetitions: 1) {
                    path.normalized(within: Tolerance(length: 24.0 / 20_000)).elements.count
                }
                let n = Double(path.elements.count + found)
                let row = [name, String(path.elements.count), String(found)].map {
                    String(repeating: " ", count: max(0, 9 - $0.count)) + $0
                }
                print(
                    row.joined(separator: " ") + String(format: " %8.0f %8.4f", time / 1e6, time / 1000 / (n * log2(n)))
                )
            }
        }
        print("")
    }
}

/// SplitMix64 (Steele, Lea, Flood 2014): the same field on every run.
private struct Strewing: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
