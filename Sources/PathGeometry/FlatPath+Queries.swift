extension FlatPath {
    /// The winding number around a point; clockwise on screen (y down) is positive.
    package func winding(around point: Point) -> Int {
        var winding = 0
        // By index, as the elements are large.
        for contour in contours.indices where contours[contour].box.contains(point) {
            var run = contours[contour].runs.lowerBound
            while run < contours[contour].runs.upperBound {
                let (box, starts, partCount) = (runs[run].box, runs[run].starts, runs[run].partCount)
                let (right, down) = (point.x - box.center.x, point.y - box.center.y)
                if abs(down) > box.reach.y || right > box.reach.x {
                    run += partCount
                } else if right < -box.reach.x {
                    // If the whole run is to the right, its ends decide.
                    winding += turn(from: corners[starts.lowerBound], to: corners[starts.upperBound], at: point.y)
                    run += partCount
                } else if partCount == 0 {
                    winding += turns(along: starts, around: point)
                }
                run += 1
            }
        }
        return winding
    }

    @inline(__always) private func turns(along chords: Range<Int>, around point: Point) -> Int {
        var (turns, a) = (0, corners[chords.lowerBound])
        for index in chords {
            let b = corners[index + 1]
            let turn = turn(from: a, to: b, at: point.y)
            if turn != 0, a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y) > point.x { turns += turn }
            a = b
        }
        return turns
    }

    /// 1 for a chord that crosses a horizontal line downwards, -1 for one that crosses it upwards.
    @inline(__always) private func turn(from a: Point, to b: Point, at y: Double) -> Int {
        (a.y <= y) == (b.y <= y) ? 0 : b.y > a.y ? 1 : -1
    }

    package func contains(_ point: Point) -> Bool { winding(around: point) != 0 }

    /// The distance from a point to the nearest chord; infinite for an empty path.
    ///
    /// - Parameter limit: the limit; if the distance is more than this, any greater value may be returned.
    package func distance(to point: Point, within limit: Double = .infinity) -> Double {
        nearestChord(to: point, within: limit).distance
    }

    /// The same with the index of the nearest chord's start corner; -1 if there is none within the limit.
    func nearestChord(to point: Point, within limit: Double) -> (distance: Double, chord: Int) {
        var (least, chord) = (Double.infinity, -1)
        var bound = limit * limit * (1 + 1e-9)
        if limit == .infinity {
            // The nearest chord is not farther than a corner of any run. Whole runs are enough.
            var run = 0
            while run < runs.count {
                bound = min(bound, (corners[runs[run].starts.lowerBound] - point).squaredLength)
                run += 1 + runs[run].partCount
            }
        }
        forEachRun {
            $0.squaredDistance(to: point) <= bound
        } body: { run in
            for index in run.starts {
                let squared = Line(corners[index], corners[index + 1]).squaredDistance(to: point)
                if squared < least { (least, chord) = (squared, index) }
            }
            bound = min(bound, least)
        }
        return (least.squareRoot(), chord)
    }

    /// Whether all control points of a segment are within a distance of a chord.
    func isNear(_ segment: Segment, toChord index: Int, within distance: Double) -> Bool {
        guard index >= 0 else { return false }
        let chord = Line(corners[index], corners[index + 1])
        func isNear(_ point: Point) -> Bool { chord.squaredDistance(to: point) <= distance * distance }
        return switch segment {
        case .line(let line): isNear(line.start) && isNear(line.end)
        case .quadratic(let curve): isNear(curve.start) && isNear(curve.control) && isNear(curve.end)
        case .cubic(let curve):
            isNear(curve.start) && isNear(curve.control1) && isNear(curve.control2) && isNear(curve.end)
        }
    }

    /// The distance to another path's chords, measured from the corners of both; nil if it is more than `limit`.
    package func distance(to other: FlatPath, within limit: Double) -> Double? {
        var least = Double.infinity
        func measure(_ path: FlatPath, in box: Rect, from others: FlatPath) {
            for run in others.runs where run.partCount == 0 {
                for index in run.starts {
                    let bound = min(least, limit)
                    guard box.squaredDistance(to: others.corners[index]) <= bound * bound else { continue }
                    least = min(least, path.distance(to: others.corners[index], within: bound))
                }
            }
        }
        guard let box = bounds, let otherBox = other.bounds, box.insetBy(-limit).intersects(otherBox)
        else { return nil }
        measure(other, in: otherBox, from: self)
        measure(self, in: box, from: other)
        return least <= limit ? least : nil
    }

    /// Whether the distance to another path's chords is at most `limit`, measured from the corners of both.
    package func isNear(_ other: FlatPath, within limit: Double) -> Bool {
        func isNear(_ path: FlatPath, in box: Rect, from others: FlatPath) -> Bool {
            let reach = Box(box.insetBy(-limit))
            return others.runs.contains { run in
                run.partCount == 0 && run.box.intersects(reach)
                    && run.starts.contains { index in
                        let corner = others.corners[index]
                        return box.squaredDistance(to: corner) <= limit * limit
                            && path.distance(to: corner, within: limit) <= limit
                    }
            }
        }
        guard let box = bounds, let otherBox = other.bounds, box.insetBy(-limit).intersects(otherBox)
        else { return false }
        return isNear(other, in: otherBox, from: self) || isNear(self, in: box, from: other)
    }

    /// The distance along a ray from a point to the first chord that it hits; nil if it hits none.
    ///
    /// - Parameters:
    ///   - direction: a vector of length 1.
    ///   - limit: the limit; chords at this distance or farther are ignored.
    package func distance(from origin: Point, along direction: Vector, within limit: Double = .infinity) -> Double? {
        var least = limit
        // The bounding box of the ray excludes most boxes; an infinite ray gets a very large one.
        let half = direction * (min(limit, 1e100) / 2)
        let (middle, halfX, halfY) = (origin + half, abs(half.x), abs(half.y))
        let (acrossX, acrossY) = (abs(direction.y), abs(direction.x))
        forEachRun { box in
            let off = box.center - middle
            return abs(off.x) <= box.reach.x + halfX && abs(off.y) <= box.reach.y + halfY
        } andRun: { box in
            // The ray must neither pass on one side of the box nor end before it.
            let offset = box.center - origin
            return abs(direction.cross(offset)) <= acrossX * box.reach.x + acrossY * box.reach.y
                && direction.dot(offset) - (acrossY * box.reach.x + acrossX * box.reach.y) < least
        } body: { run in
            var a = corners[run.starts.lowerBound]
            var sideOfA = direction.cross(a - origin)
            for index in run.starts {
                let b = corners[index + 1]
                let sideOfB = direction.cross(b - origin)
                // A chord with both ends on one side of the ray does not meet it.
                if (sideOfA <= 0) != (sideOfB <= 0) {
                    let meeting = a + (b - a) * (sideOfA / (sideOfA - sideOfB))
                    let along = (meeting - origin).dot(direction)
                    if along > 0, along < least { least = along }
                }
                (a, sideOfA) = (b, sideOfB)
            }
        }
        return least < limit ? least : nil
    }
}
