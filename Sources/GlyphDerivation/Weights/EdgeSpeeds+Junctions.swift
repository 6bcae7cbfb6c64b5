internal import PathGeometry

extension EdgeSpeeds {
    /// How far a corner may be from its place, in half widths of Regular.
    private static let slack = 0.15

    /// The corners where the outlines of two lines meet: half a width from both. They are numbered along the path.
    func junctions(of path: Path) -> [Int] {
        var found: [Int] = []
        var number = 0
        for subpath in path.subpaths {
            for (index, segment) in subpath.segments.enumerated() {
                defer { number += 1 }
                let next = subpath.segments[(index + 1) % subpath.segments.count]
                let (before, after) = (segment.derivative(at: 1), next.derivative(at: 0))
                // Ink is on the side of the normal, so that a turn away from it is a notch.
                guard before.cross(after) < -0.2 * before.length * after.length else { continue }
                if let distance = distance(to: segment.end), abs(distance - 1) < Self.slack { found.append(number) }
            }
        }
        return found
    }

    /// Do the lines still meet at these corners? Thinner ones come apart, and what joins them is not theirs.
    ///
    /// - Parameter share: the width of the lines, in those of Regular.
    func join(_ path: Path, at junctions: [Int], _ share: Double) -> Bool {
        if junctions.isEmpty { return true }
        let ends = path.subpaths.flatMap { $0.segments.map(\.end) }
        return junctions.allSatisfy { number in
            guard number < ends.count, let distance = distance(to: ends[number]) else { return false }
            return distance - share < Self.slack / 3
        }
    }
}
