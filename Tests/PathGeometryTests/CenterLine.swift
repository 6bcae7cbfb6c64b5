import PathGeometry

/// The distance from a path, found by search: nothing of how strokes are made is in it.
struct CenterLine {
    private let segments: [(Segment, places: [Point])]
    private static let steps = 96

    init(_ path: Path) {
        segments = path.subpaths.flatMap(\.segments).map { segment in
            (segment, (0...CenterLine.steps).map { segment.point(at: Double($0) / Double(CenterLine.steps)) })
        }
    }

    func distance(to point: Point) -> Double {
        var least = Double.infinity
        for (segment, places) in segments {
            let distances = places.map { ($0 - point).squaredLength }
            for index in distances.indices {
                let (before, after) = (max(index - 1, 0), min(index + 1, CenterLine.steps))
                guard distances[index] <= distances[before], distances[index] <= distances[after] else { continue }
                least = min(least, nearest(to: point, on: segment, from: before, to: after))
            }
        }
        return least
    }

    /// By thirds, between two of the places.
    private func nearest(to point: Point, on segment: Segment, from before: Int, to after: Int) -> Double {
        var low = Double(before) / Double(CenterLine.steps)
        var high = Double(after) / Double(CenterLine.steps)
        func distance(_ t: Double) -> Double { segment.point(at: t).distance(to: point) }
        for _ in 0..<30 {
            let third = (high - low) / 3
            if distance(low + third) < distance(high - third) { high -= third } else { low += third }
        }
        return min(distance(low), distance((low + high) / 2), distance(high))
    }
}
