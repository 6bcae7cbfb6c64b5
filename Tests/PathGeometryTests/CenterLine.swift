import PathGeometry

/// The distance from a path, found by search: nothing of how strokes are made is in it.
struct CenterLine {
    /// A place on the path, and how far from it a point is.
    struct Nearest {
        var distance = Double.infinity
        var parameter = 0.0
        /// Whether the path goes on past it on both sides, in the same segment.
        var isInsideSegment: Bool { parameter > 1e-3 && parameter < 1 - 1e-3 }
    }

    private let segments: [(Segment, places: [Point])]
    private static let steps = 96

    init(_ path: Path) {
        segments = path.subpaths.flatMap(\.segments).map { segment in
            (segment, (0...CenterLine.steps).map { segment.point(at: Double($0) / Double(CenterLine.steps)) })
        }
    }

    func distance(to point: Point) -> Double { nearest(to: point).distance }

    func nearest(to point: Point) -> Nearest {
        var least = Nearest()
        for (segment, places) in segments {
            let distances = places.map { ($0 - point).squaredLength }
            for index in distances.indices {
                let (before, after) = (max(index - 1, 0), min(index + 1, CenterLine.steps))
                guard distances[index] <= distances[before], distances[index] <= distances[after] else { continue }
                let here = nearest(to: point, on: segment, from: before, to: after)
                if here.distance < least.distance { least = here }
            }
        }
        return least
    }

    /// By thirds, between two of the places.
    private func nearest(to point: Point, on segment: Segment, from before: Int, to after: Int) -> Nearest {
        var low = Double(before) / Double(CenterLine.steps)
        var high = Double(after) / Double(CenterLine.steps)
        func distance(_ t: Double) -> Double { segment.point(at: t).distance(to: point) }
        for _ in 0..<30 {
            let third = (high - low) / 3
            if distance(low + third) < distance(high - third) { high -= third } else { low += third }
        }
        let ends = [low, (low + high) / 2, high].map { Nearest(distance: distance($0), parameter: $0) }
        return ends.min { $0.distance < $1.distance } ?? Nearest()
    }
}
