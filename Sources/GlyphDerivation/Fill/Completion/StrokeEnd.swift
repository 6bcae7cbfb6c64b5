internal import PathGeometry

/// The end of a stroke in the outline of ink: the missing part of a body continues from there.
///
///      ━━━━━━━━╮
///          ╎ → ┃      the direction in which it was drawn
///      ━━━━━━━━╯
struct StrokeEnd {
    /// In the middle of the stroke, where it begins to end; in units of the view box.
    let point: Point
    /// The direction, of length 1.
    let direction: Vector

    /// The free ends in the outer contours of some components: the outline turns back within a stroke's width.
    static func all(in ink: Figure, of roots: [Int]) -> [StrokeEnd] {
        ink.width > 0 ? roots.flatMap { ends(ofContour: $0, in: ink.flat, ink.width) } : []
    }

    private static func ends(ofContour contour: Int, in flat: FlatPath, _ width: Double) -> [StrokeEnd] {
        let length = flat.perimeter(ofContour: contour)
        // A dot has no direction, and a very long outline has no strokes of this width.
        guard length > 5 * width, length < 2000 * width else { return [] }
        let count = Int(length / width * stepsPerWidth)
        let samples = flat.samples(ofContour: contour, count: count)
        let step = length / Double(count) / width
        // How much the direction has changed before each sample, in all.
        var changes = [0.0]
        changes.reserveCapacity(samples.count + 1)
        for index in samples.indices {
            let next = samples[index + 1 < samples.count ? index + 1 : 0]
            changes.append(changes[index] + (next.direction - samples[index].direction).length)
        }
        /// Whether the outline may lead back soon after a sample: opposite directions differ by nearly 2.
        func mayTurn(from index: Int) -> Bool {
            let (from, round) = (index % samples.count, samples.count)
            let to = from + Int(farthest / step)
            let after = to < round ? changes[to] : changes[round] + changes[to % round]
            return after - changes[from] > 1.97
        }
        var (found, index): ([StrokeEnd], Int) = ([], 0)
        // A turn may pass the first sample.
        let first = samples.indices.first { turn(from: $0, in: samples, step, width) == nil } ?? 0
        while index < count {
            if mayTurn(from: first + index), let turn = turn(from: first + index, in: samples, step, width) {
                found.append(turn.end)
                index += turn.steps
            } else {
                index += 1
            }
        }
        return found
    }

    /// Where the outline is on the other side of the stroke a little later, and leads back: the mean of all pairs of
    /// samples around the end, so that it does not depend on the direction.
    private static func turn(
        from index: Int, in samples: [(point: Point, direction: Vector)], _ step: Double, _ width: Double
    ) -> (end: StrokeEnd, steps: Int)? {
        guard let first = pairs(from: index, in: samples, step, width).last else { return nil }
        var (middle, way, count, last) = (Vector(0, 0), Vector(0, 0), 0.0, index)
        // The pairs begin on the first half of the turn.
        for start in index...index + first.steps / 2 {
            for pair in pairs(from: start, in: samples, step, width) {
                middle = middle + (pair.end.point - samples[index % samples.count].point)
                (way, count, last) = (way + pair.end.direction, count + 1, max(last, start + pair.steps))
            }
        }
        guard let direction = way.normalized else { return nil }
        return (
            StrokeEnd(point: samples[index % samples.count].point + middle * (1 / count), direction: direction),
            last - index
        )
    }

    /// The ends between a sample and the samples on the other side of a stroke.
    private static func pairs(
        from index: Int, in samples: [(point: Point, direction: Vector)], _ step: Double, _ width: Double
    ) -> [(end: StrokeEnd, steps: Int)] {
        let start = samples[index % samples.count]
        var found: [(end: StrokeEnd, steps: Int)] = []
        for steps in Int(nearest / step)...Int(farthest / step) {
            let back = samples[(index + steps) % samples.count]
            // Hardly any goes back.
            guard start.direction.dot(back.direction) < -0.95 else { continue }
            let across = back.point - start.point
            guard (0.85...1.15).contains(across.length / width),
                let side = across.normalized, abs(side.dot(start.direction)) < 0.2,
                abs(side.dot(back.direction)) < 0.2,
                // Ink is on the clockwise side of its outline.
                side.dot(start.direction.perpendicular) > 0,
                let way = (start.direction - back.direction).normalized
            else { continue }
            let middle = start.point.interpolated(to: back.point, at: 0.5)
            // The end of the ink is farther out, though not far.
            let tip = (samples[(index + steps / 2) % samples.count].point - middle).dot(way) / width
            if (0.05...0.85).contains(tip) { found.append((StrokeEnd(point: middle, direction: way), steps)) }
        }
        return found
    }

    private static let stepsPerWidth = 8.0
    /// How long the outline is around an end, in stroke widths: along a round one it is π/2, along a straight one it is
    /// 1; more lies next to it.
    private static let nearest = 1.1
    private static let farthest = 2.2

    /// The stroke from one end to another one, which continues both without a corner: a part of a circle where they are
    /// arranged like that.
    func stroke(to other: StrokeEnd, width: Double, tolerance: Double) -> Path {
        let curve = curve(to: other)
        var path = Path()
        // It overlaps both.
        path.move(to: point - direction * (0.3 * width))
        path.line(to: point)
        path.cubic(curve.control1, curve.control2, to: other.point)
        path.line(to: other.point - other.direction * (0.3 * width))
        let style = StrokeStyle(width: width, cap: .butt, join: .round)
        return (try? path.stroked(style, tolerance: tolerance)) ?? Path()
    }

    /// Its middle line.
    func curve(to other: StrokeEnd) -> CubicBezier {
        let way = other.point - point
        let distance = way.length
        let half = distance > 0 ? (direction.dot(way) - other.direction.dot(way)) / (2 * distance) : 1
        // Of a circle's part with the angle θ: chord · (4/3 · tan θ/4) / (2 sin θ/2), where `half` is the cosine of
        // θ/2.
        let handle = distance * 2 / (3 * (1 + max(half, 0.2)))
        return CubicBezier(point, point + direction * handle, other.point + other.direction * handle, other.point)
    }

    /// Whether a stroke to another end meets nothing on its way.
    ///
    /// - Parameter ink: all that it could meet; both ends are in it.
    func isFree(to other: StrokeEnd, in ink: FlatPath, strokeWidth width: Double) -> Bool {
        let curve = curve(to: other)
        return (1..<16).allSatisfy { step in
            let point = curve.point(at: Double(step) / 16)
            return min(point.distance(to: self.point), point.distance(to: other.point)) < 0.9 * width
                || !ink.contains(point)
        }
    }

    /// How well a stroke to another end continues both; nil if it continues one of them backwards. The smaller, the
    /// better, in units of the view box.
    func strain(to other: StrokeEnd) -> Double? {
        let way = other.point - point
        guard let ahead = way.normalized else { return 0 }
        let (own, its) = (direction.dot(ahead), -other.direction.dot(ahead))
        return min(own, its) < 0.1 ? nil : way.length * (1 + 2 * (2 - own - its))
    }
}
