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
    public func combined(
        with other: Path, by operation: BooleanOperation, fillRule: FillRule = .nonzero, tolerance: Double
    ) -> Path {
        guard let bounds = controlBounds?.union(other.controlBounds) ?? other.controlBounds else { return Path() }
        var overlay = Overlay(bounds: bounds, tolerance: tolerance)
        overlay.add(self, operand: 0)
        overlay.add(other, operand: 1)
        return overlay.finish(operation, fillRule)
    }

    /// The same area in normal form.
    public func normalized(_ rule: FillRule = .nonzero, tolerance: Double) -> Path {
        guard let bounds = controlBounds else { return Path() }
        var overlay = Overlay(bounds: bounds, tolerance: tolerance)
        overlay.add(self, operand: 0)
        return overlay.finish(.union, rule)
    }

    /// The area of all the paths together, each filled by its own rule.
    public static func union(_ shapes: [(path: Path, rule: FillRule)], tolerance: Double) -> Path {
        union(ofPositive: shapes.map { $0.path.normalized($0.rule, tolerance: tolerance) }, tolerance: tolerance)
    }

    /// The area of all the paths together, in one sweep.
    ///
    /// - Parameter paths: wind around no point a negative number of times, as paths in normal form do:
    ///   else windings of one could cancel those of another.
    package static func union(ofPositive paths: [Path], tolerance: Double) -> Path {
        guard let bounds = paths.reduce(nil, { (bounds: Rect?, path) in bounds?.union(path.controlBounds) ?? path.controlBounds })
        else { return Path() }
        var overlay = Overlay(bounds: bounds, tolerance: tolerance)
        for path in paths { overlay.add(path, operand: 0) }
        return overlay.finish(.union, .nonzero)
    }
}

extension Rect {
    fileprivate func union(_ other: Rect?) -> Rect { other.map(union) ?? self }
}
