// All lengths are in units of the paths. Results are in normal form: non-zero, without self-overlap,
// outer contours clockwise on screen (y down), holes counterclockwise, every contour closed and simple.
//
// Contours come in the order in which their earliest curve was drawn, and begin with it; an edge drawn
// several times counts as part of the earliest curve. So equal input gives equal output, and what nothing
// touches keeps its place, but the same area drawn in another order may come out in another order.

extension Path {
    /// The area that two paths make together.
    ///
    /// Curves stay curves: what is left of one is cut from it. Contours that nothing crosses keep their
    /// points. Parts thinner than the tolerance vanish.
    ///
    /// - Parameters:
    ///   - fillRule: holds for both paths; bring a path with another rule into normal form first.
    ///   - tolerance: how far the result may lie from the exact one; positive.
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
    package func normalized(_ rule: FillRule = .nonzero, tolerance: Double) -> Path {
        guard let bounds = controlBounds else { return Path() }
        var overlay = Overlay(bounds: bounds, tolerance: tolerance)
        overlay.add(self, operand: 0)
        return overlay.finish(.union, (rule, rule))
    }

    /// The area of all the paths together, each filled by its own rule.
    package static func union(_ shapes: [(path: Path, rule: FillRule)], tolerance: Double) -> Path {
        union(ofDrawn: shapes.map { ($0.path, $0.rule) }, tolerance: tolerance)
    }

    /// The same where some are known to wind around no point a negative number of times: those need no rule.
    package static func union(ofDrawn shapes: [(path: Path, rule: FillRule?)], tolerance: Double) -> Path {
        let boxes = shapes.map(\.path.controlBounds)
        // Pieces of strokes overlap; areas are mostly drawn as they are seen.
        let areDrawn = shapes.allSatisfy { $0.rule != nil }
        // A sweep keeps two windings apart; shapes can share one where none of them turns another's round.
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
                if areDrawn, let apart = unionIfApart(shapes, tolerance: tolerance) { return apart }
                return union(
                    ofPositive: shapes.map { shape in
                        shape.rule == nil ? shape.path : union(ofDrawn: [shape], tolerance: tolerance)
                    }, mayBeApart: areDrawn, tolerance: tolerance)
            }
        }
        guard let bounds = boxes.reduce(nil, { (bounds: Rect?, box) in bounds?.union(box) ?? box })
        else { return Path() }
        var overlay = Overlay(bounds: bounds, tolerance: tolerance)
        for shape in shapes.indices {
            overlay.add(shapes[shape].path, operand: sharing.0.contains(shape) ? 0 : 1)
        }
        func rule(_ operand: [Int]) -> FillRule { operand.first.flatMap { shapes[$0].rule } ?? .nonzero }
        return overlay.finish(.union, (rule(sharing.0), rule(sharing.1)), mayBeApart: areDrawn)
    }

    /// What is left of a path in normal form without some areas. What they do not come near needs no sweep.
    ///
    /// - Parameter areas: wind around no point a negative number of times: else windings of one could cancel those of
    ///   another.
    package func subtracting(_ areas: [Path], tolerance: Double) -> Path {
        let reaches = areas.compactMap(\.controlBounds)
        guard let own = controlBounds else { return self }
        var overlay = Overlay(bounds: reaches.reduce(own) { $0.union($1) }, tolerance: tolerance)
        overlay.add(self, operand: 0)
        let apart = overlay.rings(apartFrom: reaches)
        for area in areas { overlay.add(area, operand: 1) }
        overlay.snap(overlay.flattened(without: apart))
        let sweep = overlay.split()
        let kept = overlay.kept(of: sweep.pieces, by: .difference, (.nonzero, .nonzero))
        let swept = overlay.trace(kept, vertexCount: sweep.vertexCount)
        return overlay.rebuild(swept + apart.map { overlay.chain(of: $0, isForward: true) })
    }

    /// Without a sweep, which cannot keep more than two windings apart; nil where contours meet.
    private static func unionIfApart(_ shapes: [(path: Path, rule: FillRule?)], tolerance: Double) -> Path? {
        guard shapes.count <= Int(UInt8.max),
            let bounds = shapes.reduce(
                nil,
                { (bounds: Rect?, shape) in
                    bounds?.union(shape.path.controlBounds) ?? shape.path.controlBounds
                })
        else { return nil }
        var overlay = Overlay(bounds: bounds, tolerance: tolerance)
        for (index, shape) in shapes.enumerated() { overlay.add(shape.path, operand: index) }
        return overlay.unionIfApart(shapes.map { $0.rule ?? .nonzero })
    }

    /// The area of all the paths together, in one sweep at most.
    ///
    /// - Parameters:
    ///   - paths: wind around no point a negative number of times, as paths in normal form do: else windings of one
    ///     could cancel those of another.
    ///   - mayBeApart: does it mostly turn out that their contours do not cross?
    package static func union(ofPositive paths: [Path], mayBeApart: Bool = false, tolerance: Double) -> Path {
        guard
            let bounds = paths.reduce(
                nil, { (bounds: Rect?, path) in bounds?.union(path.controlBounds) ?? path.controlBounds })
        else { return Path() }
        var overlay = Overlay(bounds: bounds, tolerance: tolerance)
        for path in paths { overlay.add(path, operand: 0) }
        return overlay.finish(.union, (.nonzero, .nonzero), mayBeApart: mayBeApart)
    }
}

extension Rect {
    fileprivate func union(_ other: Rect?) -> Rect { other.map(union) ?? self }
}
