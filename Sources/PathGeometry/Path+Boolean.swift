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
    /// - Parameter expectsDisjoint: whether its contours probably do not cross, as in a drawing: then they need no sweep.
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
        let kept = overlay.kept(of: sweep.pieces, by: .difference, (.nonzero, .nonzero))
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
