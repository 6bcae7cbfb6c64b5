import Foundation
import PathGeometry

/// How the cost of a union grows with the number of edges.
enum Growth {
    /// Squares and discs strewn over a square field, whose side grows so that each meets about as many
    /// others whatever their number: crossings grow like edges.
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

    static func printTable() {
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
