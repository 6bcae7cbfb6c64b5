internal import PathGeometry

/// A corner where the outlines of lines meet: half a width from each of them.
struct LineJunction {
    /// The segment that ends there.
    var subpath: Int
    var segment: Int
    var lines: [Int]
}

extension EdgeSpeeds {
    /// How far a corner may be from its place, in half widths of Regular: chords are nearer.
    private static let slack = 0.05

    /// The width that may stay between lines that come apart, in half widths of Regular: it is not seen.
    private static let web = 0.12

    func junctions(of path: Path) -> [LineJunction] {
        var found: [LineJunction] = []
        for (number, subpath) in path.subpaths.enumerated() {
            for (index, segment) in subpath.segments.enumerated() {
                let next = subpath.segments[(index + 1) % subpath.segments.count]
                let (before, after) = (segment.derivative(at: 1), next.derivative(at: 0))
                // Ink is on the side of the normal, so that a turn away from it is a notch.
                guard before.cross(after) < -0.2 * before.length * after.length else { continue }
                let lines = indices.filter { line in
                    distance(to: segment.end, fromLine: line).map { abs($0 - 1) < Self.slack } ?? false
                }
                if !lines.isEmpty { found.append(LineJunction(subpath: number, segment: index, lines: lines)) }
            }
        }
        return found
    }

    /// Whether the lines still meet at these corners. Thinner ones come apart, and the edges that join them are not
    /// theirs.
    ///
    /// - Parameter share: the width of the lines, in line widths of Regular.
    func join(_ path: Path, at junctions: [LineJunction], _ share: Double) -> Bool {
        if junctions.isEmpty { return true }
        let contours = path.subpaths
        return junctions.allSatisfy { junction in
            guard junction.subpath < contours.count else { return false }
            let contour = contours[junction.subpath]
            // A closing line without length is not a segment any more.
            let corner =
                junction.segment < contour.segments.count ? contour.segments[junction.segment].end : contour.start
            return junction.lines.allSatisfy { line in
                guard let distance = distance(to: corner, fromLine: line) else { return false }
                return distance - share < Self.web
            }
        }
    }
}
