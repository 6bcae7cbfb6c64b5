/// A boolean operation on two areas.
public enum BooleanOperation: Hashable, Sendable, CaseIterable, BitwiseCopyable {
    case union, intersection, difference, exclusiveOr

    /// Whether a point is in the result, given whether it is in the first and in the second area.
    @inlinable public func contains(_ inFirst: Bool, _ inSecond: Bool) -> Bool {
        switch self {
        case .union: inFirst || inSecond
        case .intersection: inFirst && inSecond
        case .difference: inFirst && !inSecond
        case .exclusiveOr: inFirst != inSecond
        }
    }
}

// All lengths are in units of the paths. Results are in normal form: non-zero, without self-overlap,
// outer contours clockwise on screen (y down), holes counterclockwise, every contour closed and simple.
//
// Contours are in the order in which their earliest curve was drawn, and begin with it; an edge drawn several times
// counts as part of the earliest curve. So equal input gives equal output, and contours that are not changed keep
// their position; but the same area drawn in another order may give another order.

extension Path {
    /// The result of a boolean operation on two filled paths.
    ///
    /// Curves stay curves: the result contains parts of the original ones. Contours that nothing crosses keep their
    /// points. Parts thinner than the tolerance vanish.
    ///
    /// - Parameters:
    ///   - fillRule: the fill rule of both paths; normalize a path with another rule first.
    ///   - tolerance: the maximum distance of the result from the exact one; positive.
    package func combined(
        with other: Path, by operation: BooleanOperation, fillRule: FillRule = .nonzero, tolerance: Double
    ) -> Path {
        guard let bounds = controlBounds?.union(other.controlBounds) ?? other.controlBounds else { return Path() }
        var overlay = Overlay(bounds: bounds, tolerance: tolerance)
        overlay.add(self, operand: 0)
        overlay.add(other, operand: 1)
        return overlay.finish(operation, (fillRule, fillRule))
    }

    /// The same area in normal form.
    ///
    /// - Parameter expectsDisjoint: whether its contours probably do not cross, as in a drawing: then they need no
    ///   sweep.
    package func normalized(_ rule: FillRule = .nonzero, expectsDisjoint: Bool = false, tolerance: Double) -> Path {
        guard let bounds = controlBounds else { return Path() }
        var overlay = Overlay(bounds: bounds, tolerance: tolerance)
        overlay.add(self, operand: 0)
        return overlay.finish(.union, (rule, rule), expectsDisjoint: expectsDisjoint)
    }

    /// The union of all the paths, each filled by its own rule.
    package static func union(_ shapes: [(path: Path, rule: FillRule)], tolerance: Double) -> Path {
        union(ofDrawn: shapes.map { ($0.path, $0.rule) }, tolerance: tolerance)
    }

    /// The same for paths of which some have non-negative winding everywhere: these need no rule.
    package static func union(ofDrawn shapes: [(path: Path, rule: FillRule?)], tolerance: Double) -> Path {
        let boxes = shapes.map(\.path.controlBounds)
        // The pieces of strokes overlap; areas are mostly drawn as they are visible, without overlap.
        let areDrawn = shapes.allSatisfy { $0.rule != nil }
        // A sweep tracks two winding numbers. Shapes can share one if none of them is oriented against another.
        var sharing: ([Int], [Int]) = ([], [])
        func shares(_ shape: Int, _ others: [Int]) -> Bool {
            others.allSatisfy { other in
                guard (shapes[shape].rule ?? .nonzero) == (shapes[other].rule ?? .nonzero) else { return false }
                if shapes[shape].rule == nil && shapes[other].rule == nil { return true }
                guard let box = boxes[shape], let otherBox = boxes[other] else { return true }
                return !box.intersects(otherBox)
            }
        }
        for shape in shapes.indices {
            if shares(shape, sharing.0) {
                sharing.0.append(shape)
            } else if shares(shape, sharing.1) {
                sharing.1.append(shape)
            } else {
                if areDrawn, let disjoint = unionIfDisjoint(shapes, tolerance: tolerance) { return disjoint }
                return union(
                    ofNonNegative: shapes.map { shape in
                        shape.rule == nil ? shape.path : union(ofDrawn: [shape], tolerance: tolerance)
                    }, expectsDisjoint: areDrawn, tolerance: tolerance)
            }
        }
        guard let bounds = boxes.reduce(nil, { (bounds: Rect?, box) in bounds?.union(box) ?? box })
        else { return Path() }
        var overlay = Overlay(bounds: bounds, tolerance: tolerance)
        for shape in shapes.indices {
            overlay.add(shapes[shape].path, operand: sharing.0.contains(shape) ? 0 : 1)
        }
        func rule(_ operand: [Int]) -> FillRule { operand.first.flatMap { shapes[$0].rule } ?? .nonzero }
        return overlay.finish(.union, (rule(sharing.0), rule(sharing.1)), expectsDisjoint: areDrawn)
    }

    /// A path in normal form without some areas. Contours that are far from the areas need no sweep.
    ///
    /// - Parameter areas: paths with non-negative winding everywhere; otherwise windings of one could cancel windings
    ///   of another.
    package func subtracting(_ areas: [Path], tolerance: Double) -> Path {
        let reaches = areas.compactMap(\.controlBounds)
        guard let own = controlBounds else { return self }
        var overlay = Overlay(bounds: reaches.reduce(own) { $0.union($1) }, tolerance: tolerance)
        overlay.add(self, operand: 0)
        let disjoint = overlay.rings(disjointFrom: reaches)
        for area in areas { overlay.add(area, operand: 1) }
        overlay.snap(overlay.flattened(without: disjoint))
        let sweep = overlay.split()
        if WorkLimit.isExceeded { return Path() }
        let kept = overlay.selectEdges(of: sweep.pieces, by: .difference, (.nonzero, .nonzero))
        let swept = overlay.trace(kept, vertexCount: sweep.vertexCount)
        return overlay.rebuild(swept + disjoint.map { overlay.chain(of: $0, isForward: true) })
    }

    /// The union without a sweep, which can track only two winding numbers; nil if contours meet.
    private static func unionIfDisjoint(_ shapes: [(path: Path, rule: FillRule?)], tolerance: Double) -> Path? {
        guard shapes.count <= Int(UInt8.max),
            let bounds = shapes.reduce(
                nil,
                { (bounds: Rect?, shape) in
                    bounds?.union(shape.path.controlBounds) ?? shape.path.controlBounds
                })
        else { return nil }
        var overlay = Overlay(bounds: bounds, tolerance: tolerance)
        for (index, shape) in shapes.enumerated() { overlay.add(shape.path, operand: index) }
        return overlay.unionIfDisjoint(shapes.map { $0.rule ?? .nonzero })
    }

    /// The union of all the paths, in one sweep at most.
    ///
    /// - Parameters:
    ///   - paths: paths with non-negative winding everywhere, as paths in normal form have; otherwise windings of one
    ///     could cancel windings of another.
    ///   - expectsDisjoint: whether their contours are likely not to cross.
    package static func union(ofNonNegative paths: [Path], expectsDisjoint: Bool = false, tolerance: Double) -> Path {
        guard
            let bounds = paths.reduce(
                nil, { (bounds: Rect?, path) in bounds?.union(path.controlBounds) ?? path.controlBounds })
        else { return Path() }
        var overlay = Overlay(bounds: bounds, tolerance: tolerance)
        for path in paths { overlay.add(path, operand: 0) }
        return overlay.finish(.union, (.nonzero, .nonzero), expectsDisjoint: expectsDisjoint)
    }
}

extension Rect {
    fileprivate func union(_ other: Rect?) -> Rect { other.map(union) ?? self }
}

// MARK: - Crossings

/// Counts how often the curves of some paths cross: the time and memory of boolean operations grow with it. Paths that
/// are united apart from each other may cross as they like.
///
/// Curves are compared as chords, so that the number is an estimate where curves nearly touch. Curves that lie on each
/// other count as one crossing for each pair of chords that are not the same.
package struct CrossingCount: ~Copyable {
    /// The maximum distance of a chord from its curve.
    private let flatness: Double
    private var chords: ContiguousArray<Line> = []
    /// The weight of a crossing of each chord.
    private var weights: ContiguousArray<Int> = []
    /// The number of the first chord of each union but the first.
    private var starts: ContiguousArray<Int> = []
    private let weight: Int

    /// - Parameters:
    ///   - flatness: the flatness, in units of the paths; a fraction of the thinnest stroke.
    ///   - weight: the weight of a crossing of a curve or of a stroke, where a crossing of straight edges has 1.
    package init(flatness: Double, weight: Int = 1) { (self.flatness, self.weight) = (flatness, weight) }

    /// The number of chords so far.
    package var count: Int { chords.count }

    /// Paths that are added from now on are united apart from the paths before.
    package mutating func beginUnion() {
        if chords.count > starts.last ?? 0 { starts.append(chords.count) }
    }

    /// Adds the curves of a path, whose subpaths are closed as for filling.
    ///
    /// - Parameter isStroke: whether it is the outline of a stroke. Its pieces lie on each other at every joint.
    package mutating func add(_ path: Path, isStroke: Bool = false) {
        for subpath in path.subpaths {
            for segment in subpath.segments { add(segment, isStroke) }
            if let end = subpath.segments.last?.end, end != subpath.start {
                add(.line(Line(end, subpath.start)), isStroke)
            }
        }
    }

    private mutating func add(_ segment: Segment, _ isStroke: Bool) {
        let isLine = if case .line = segment { true } else { false }
        let count = segment.chordCount(tolerance: flatness)
        var start = segment.start
        for index in 1...max(1, count) {
            let end = index == count ? segment.end : segment.point(at: Double(index) / Double(count))
            chords.append(Line(start, end))
            weights.append(isLine && !isStroke ? 1 : weight)
            start = end
        }
    }

    /// The number of crossings in all unions, each with its weight; nil if that is more than the limit, or if hundred
    /// times as many chords are near each other.
    package func crossings(upTo limit: Int) -> Int? {
        var (found, compared) = (0, 0)
        var boxes: ContiguousArray<Rect> = []
        for union in 0...starts.count {
            let start = union == 0 ? 0 : starts[union - 1]
            let end = union == starts.count ? chords.count : starts[union]
            boxes.removeAll(keepingCapacity: true)
            boxes.reserveCapacity(end - start)
            for chord in chords[start..<end] { boxes.append(Rect(chord.start).union(chord.end)) }
            BoxPairs(boxes).visit { first, second in
                let (a, b) = (start + first, start + second)
                compared += 1
                if !chords[a].isSame(as: chords[b]), chords[a].crosses(chords[b]) {
                    found += max(weights[a], weights[b])
                }
                return found <= limit && compared <= 100 * limit
            }
            guard found <= limit, compared <= 100 * limit else { return nil }
        }
        return found
    }
}

extension Line {
    /// In any direction.
    fileprivate func isSame(as other: Line) -> Bool {
        start == other.start && end == other.end || start == other.end && end == other.start
    }

    /// Whether they have more than an end of one in common.
    fileprivate func crosses(_ other: Line) -> Bool {
        let (direction, reach) = (end - start, other.end - other.start)
        let (a, b) = (direction.cross(other.start - start), direction.cross(other.end - start))
        if a == 0, b == 0 { return true }
        if (a >= 0 && b >= 0) || (a <= 0 && b <= 0) { return false }
        let (c, d) = (reach.cross(start - other.start), reach.cross(end - other.start))
        return !((c >= 0 && d >= 0) || (c <= 0 && d <= 0))
    }
}
